import { Refusal } from '../contract/refusal.ts';
import { lazy } from '../lazy.ts';
import type { RateLimiter, RateLimitGroup } from '../rate-limit/rate-limiter.ts';

/** A counter of the rate limiter: its group, and the name counted in that group. */
export type Count = readonly [group: RateLimitGroup, who: string];

export interface Counted {
  /** Seconds to wait if the call exceeds a limit, else 0. */
  readonly wait: number;
  refund(): Promise<void>;
}

/**
 * Counts a call in several groups, then runs `work`. Stops at the first exhausted group, so that a
 * rejected client does not fill the memory with names. In this case it refunds the earlier groups,
 * because the client may share their limits with others. If `work` fails through no fault of the
 * client, it refunds all groups.
 */
export async function counted<T>(
  rateLimiter: RateLimiter,
  counts: readonly Count[],
  work: (counted: Counted) => Promise<T>,
): Promise<T> {
  const made: Count[] = [];
  let wait = 0;
  for (const count of counts) {
    if (wait > 0) break;
    wait = await rateLimiter.consume(...count);
    // Refunding the group that rejected the call would shorten the wait.
    if (wait === 0) made.push(count);
  }
  const refund = lazy(() => Promise.all(made.map((count) => rateLimiter.refund(...count))));
  if (wait > 0) await refund();
  try {
    return await work({ wait, refund: async () => void (await refund()) });
  } catch (error) {
    if (!isTheirs(error)) await refund();
    throw error;
  }
}

const isTheirs = (error: unknown) => error instanceof Refusal && error.status < 500;
