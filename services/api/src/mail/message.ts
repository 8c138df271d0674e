import { isEmail } from '@preventivo/core/italian';
import { Undeliverable } from './failure.ts';
import type { Mail, SendOptions } from './mailer.ts';

/** Who writes. */
export interface Sender {
  /** @defaultValue the address alone */
  readonly name: string;
  readonly address: string;
}

/** Whether a text is one address and nothing else: no name, no second address, no line of a header. */
export const isPlainAddress = (text: string): boolean => text === text.trim() && isEmail(text);

/**
 * A message as the mail library takes it.
 * @throws {Undeliverable} where it would go to anybody but one plain address, or write a header of its own
 */
export function messageOf({ to, subject, text }: Mail, from: Sender, options: SendOptions) {
  // A line break in an address has turned messages over to somebody else.
  if (!isPlainAddress(to)) throw new Undeliverable('the address is not one plain address');
  if (/[\r\n]/.test(subject)) throw new Undeliverable('the subject has more than one line');
  const { id = crypto.randomUUID(), signal } = options;
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    messageId: `<${id}@${domain}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(signal && { signal }),
  };
}
