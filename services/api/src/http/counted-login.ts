import type { Services } from '../context.ts';
import { chosenByMail, deviceCount, loginCounts } from '../users/login-tries.ts';
import { type Counted, counted } from './counted.ts';

export interface LoginTry {
  readonly email: string;
  readonly client: string;
  /** Set if the device proved an earlier login to this account. */
  readonly device: string | undefined;
}

/**
 * Counts a login against the rate limits. A known device has a separate limit, which strangers
 * cannot exhaust. When strangers have exhausted the common limit, a client that set its password
 * through a mailed link also gets a separate limit.
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
