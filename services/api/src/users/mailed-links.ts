import type { Services } from '../context.ts';
import { randomHex } from '../crypto/digest.ts';
import type { MailLanguage } from '../mail/mail-language.ts';
import type { OneTimeToken } from '../store/accounts.ts';
import type { AccountMailDelivery } from '../store/outbox.ts';

const hour = 60 * 60 * 1000;
/** How long a link in a mail is good for, in milliseconds. */
const lifetimes = { activation: 24 * hour, password: hour };

/** A new token for a mail, 256 random bits, and the row that is stored of it. */
export async function oneTimeToken(
  purpose: OneTimeToken['purpose'],
  accountId: string | null,
  { sha256, now }: Services,
): Promise<{ readonly token: string; readonly stored: OneTimeToken }> {
  const token = randomHex(256);
  const expiresAt = new Date(now().getTime() + lifetimes[purpose]).toISOString();
  return { token, stored: { hash: await sha256(token), purpose, accountId, expiresAt } };
}

/** Brings the link that activates a profile. */
export const activationMail = (
  to: string,
  publicUrl: string,
  token: string,
  language: MailLanguage,
): AccountMailDelivery => ({
  kind: 'accountMail',
  to,
  language,
  about: 'activation',
  link: `${publicUrl}/api/users/activate?token=${token}`,
});

/** Brings the link to a new password. What stands after '#' is sent to no server. */
export const passwordMail = (
  to: string,
  publicUrl: string,
  token: string,
  language: MailLanguage,
): AccountMailDelivery => ({
  kind: 'accountMail',
  to,
  language,
  about: 'password',
  link: `${publicUrl}/account/password#token=${token}`,
});
