/** Providers whose mailboxes have one owner however many dots are written. */
const dotless = ['gmail.com', 'googlemail.com'];

/**
 * Returns the mailbox of an address, to count mails by: `Anna+quotes@x.it` is `anna@x.it`. At Gmail dots do not count either;
 * elsewhere `a.b` and `ab` are two people. Mails still go to the address as it was written.
 */
export function mailboxOf(address: string): string {
  const folded = address.trim().toLowerCase();
  const at = folded.lastIndexOf('@');
  const domain = folded.slice(at + 1);
  const [name = ''] = folded.slice(0, Math.max(at, 0)).split('+');
  return dotless.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
