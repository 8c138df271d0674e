import type { Services } from '../context.ts';
import { randomBits } from '../crypto/digest.ts';
import type { OneTimeToken } from '../store/accounts.ts';

const hour = 60 * 60 * 1000;
/** How long a link in a mail is good for, in milliseconds. */
const lifetimes = { activation: 24 * hour, password: hour };

/** A new token for a mail, 256 random bits, and what is kept of it. */
export async function oneTimeToken(
  purpose: OneTimeToken['purpose'],
  accountId: string | null,
  { sha256, now }: Services,
): Promise<{ readonly token: string; readonly kept: OneTimeToken }> {
  const token = randomBits(256);
  const expiresAt = new Date(now().getTime() + lifetimes[purpose]).toISOString();
  return { token, kept: { hash: await sha256(token), purpose, accountId, expiresAt } };
}
