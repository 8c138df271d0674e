import { hmac } from '../crypto/digest.ts';
import { mailboxOf } from '../mail/recipient.ts';
import type { Delivery } from '../store/outbox.ts';
import type { MailKind, Recipients } from '../store/recipients.ts';

const hour = 60 * 60 * 1000;
/**
 * Maximum number of mails per hour that strangers can cause to one mailbox. The store reserves one
 * mail of each kind, so that requests for quotes cannot block an activation link or a password
 * reset.
 */
export const mailsInAnHour = 5;

/** Returns whether a mail may be sent. A delivery and its retries count once. */
export type MailLimit = (mail: {
  readonly to: string;
  readonly delivery: string;
  readonly kind: MailKind;
}) => Promise<boolean>;

/** Returns a rate limit of mails by recipient. @param secret key for the digests of mailboxes */
export function mailLimit(recipients: Recipients, secret: string, now: () => Date): MailLimit {
  return async ({ to, delivery, kind }) => {
    const recipient = await hmac(secret, `mail to ${mailboxOf(to)}`);
    const at = now();
    const since = new Date(at.getTime() - hour).toISOString();
    const mail = { recipient, kind, delivery, at: at.toISOString() };
    return recipients.admit(mail, { most: mailsInAnHour, since });
  };
}

export const mailKindOf = (delivery: Delivery): MailKind =>
  'about' in delivery ? delivery.about : 'request';
