import { hmac } from '../crypto/digest.ts';
import { mailboxOf } from '../mail/recipient.ts';
import type { Delivery } from '../store/outbox.ts';
import type { MailKind, Recipients } from '../store/recipients.ts';

const hour = 60 * 60 * 1000;
/**
 * How many mails that a stranger can cause a mailbox gets in an hour, of all kinds together. The store reserves one for each
 * kind: who asked for quotes still gets an activation link and a new password, and the other way round.
 */
export const mailsInAnHour = 5;

/** Returns whether a mail may leave. A delivery that is tried again counts once. */
export type MailLimit = (mail: {
  readonly to: string;
  readonly delivery: string;
  readonly kind: MailKind;
}) => Promise<boolean>;

/** Limits mails by recipient. @param secret keys the digests of mailboxes */
export function mailLimit(recipients: Recipients, secret: string, now: () => Date): MailLimit {
  return async ({ to, delivery, kind }) => {
    const recipient = await hmac(secret, `mail to ${mailboxOf(to)}`);
    const at = now();
    const since = new Date(at.getTime() - hour).toISOString();
    const mail = { recipient, kind, delivery, at: at.toISOString() };
    return recipients.admit(mail, { most: mailsInAnHour, since });
  };
}

/** Returns what the mail of a delivery is about. */
export const mailKindOf = (delivery: Delivery): MailKind =>
  'about' in delivery ? delivery.about : 'request';
