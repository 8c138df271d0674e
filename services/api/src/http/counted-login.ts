import type { Services } from '../context.ts';
import { chosenByMail, deviceCount, loginCounts } from '../users/login-tries.ts';
import { type Counted, counted } from './counted.ts';

/** One try to log in. */
export interface LoginTry {
  readonly email: string;
  readonly client: string;
  /** The name of the device, where it has proved that it knows the account. */
  readonly device: string | undefined;
}

/**
 * Counts a login. A known device has its own count, which strangers cannot use up. A client that chose a password by mail
 * gets such a count when the counts of strangers are used up.
 */
export async function countedLogin<T>(
  { email, client, device }: LoginTry,
  { rateLimiter }: Pick<Services, 'rateLimiter'>,
  work: (counted: Counted) => Promise<T>,
): Promise<T> {
  const asKnown = (name: string) => counted(rateLimiter, [deviceCount(email, name)], work);
  if (device !== undefined) return asKnown(device);
  return counted(rateLimiter, loginCounts(email, client), async (made) => {
    const isKnown = made.wait > 0 && (await rateLimiter.isCounted(...chosenByMail(email, client)));
    return isKnown ? asKnown(client) : work(made);
  });
}
