import { Refusal } from '../contract/refusal.ts';
import { lazy } from '../lazy.ts';
import type { RateLimiter, RateLimitGroup } from '../rate-limit/rate-limiter.ts';

/** Under which name somebody is counted in a group. */
export type Count = readonly [group: RateLimitGroup, who: string];

export interface Counted {
  /** Seconds to wait where it is one too many in one of its groups, else 0. */
  readonly wait: number;
  /** Takes back what was counted, for a call that the limit does not cover. */
  refund(): Promise<void>;
}

/**
 * Does what is counted. Where one group is used up the next ones are not counted, so that a refused client fills no memory with
 * names, and those before it are taken back, so that it uses up no count of others. Where the work fails by no fault of
 * the client, the counts are taken back too.
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
    // A refused count is not refunded: it would shorten the wait.
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

/** Whether what they asked is refused, and not what we failed at. */
const isTheirs = (error: unknown) => error instanceof Refusal && error.status < 500;
