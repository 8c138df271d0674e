/** Providers that ignore dots in mailbox names. */
const dotless = ['gmail.com', 'googlemail.com'];

/**
 * Returns the mailbox of an address, for rate limits: `Anna+quotes@x.it` is `anna@x.it`. Only Gmail
 * ignores dots. At other providers, `a.b` and `ab` are different people. Mails still go to the
 * original address.
 */
export function mailboxOf(address: string): string {
  const folded = address.trim().toLowerCase();
  const at = folded.lastIndexOf('@');
  const domain = folded.slice(at + 1);
  const [name = ''] = folded.slice(0, Math.max(at, 0)).split('+');
  return dotless.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
