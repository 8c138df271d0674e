import type { Services } from '../context.ts';
import { chosenByMail, deviceCount, loginCounts } from '../users/login-tries.ts';
import { type Counted, counted } from './counted.ts';

/** A login that somebody tries. */
export interface LoginTry {
  readonly email: string;
  readonly client: string;
  /** The name of the device, where it has proved that it knows the account. */
  readonly device: string | undefined;
}

/**
 * Counts a login that somebody tries. A known device has a count of its own, which nobody else makes fuller. So has a
 * client that chose a password by mail, whatever others do to the account meanwhile.
 */
export async function countedLogin<T>(
  { email, client, device }: LoginTry,
  { rateLimiter }: Pick<Services, 'rateLimiter'>,
  work: (counted: Counted) => Promise<T>,
): Promise<T> {
  const asKnown = (name: string) => counted(rateLimiter, [deviceCount(email, name)], work);
  if (device !== undefined) return asKnown(device);
  return counted(rateLimiter, loginCounts(email, client), async (made) => {
    if (made.wait === 0 || !(await rateLimiter.isCounted(...chosenByMail(email, client))))
      return work(made);
    await made.refund();
    return asKnown(client);
  });
}
