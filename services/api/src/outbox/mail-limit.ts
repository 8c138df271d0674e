import { hmac } from '../crypto/digest.ts';
import { mailboxOf } from '../mail/recipient.ts';
import type { Delivery } from '../store/outbox.ts';
import type { Recipients } from '../store/recipients.ts';

const hour = 60 * 60 * 1000;
/** How many mails that a stranger can cause a mailbox gets in an hour, of all kinds together. */
export const mailsInAnHour = 5;
/** The fifth is reserved for a new password, so that the owner always has a valid link whatever strangers cause. */
const othersInAnHour = mailsInAnHour - 1;

/** Returns whether a mail may leave. A delivery that is tried again counts once. */
export type MailLimit = (mail: {
  readonly to: string;
  readonly delivery: string;
  readonly isPassword: boolean;
}) => Promise<boolean>;

/** Limits mails by recipient. @param secret keys the digests of mailboxes */
export function mailLimit(recipients: Recipients, secret: string, now: () => Date): MailLimit {
  return async ({ to, delivery, isPassword }) => {
    const recipient = await hmac(secret, `mail to ${mailboxOf(to)}`);
    const at = now();
    const since = new Date(at.getTime() - hour).toISOString();
    const most = isPassword ? mailsInAnHour : othersInAnHour;
    return recipients.admit({ recipient, delivery, at: at.toISOString() }, { most, since });
  };
}

/** Whether a delivery is about a new password. */
export const isPasswordMail = (delivery: Delivery): boolean =>
  'about' in delivery && delivery.about === 'password';
