import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { allowed, type RateLimiter, type RateLimitGroup } from './rate-limiter.ts';

/** What one group of calls is counted with. */
interface CounterOptions {
  readonly keyPrefix: RateLimitGroup;
  /** Calls. */
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
}

/** A rate limiter over a counter for each group. @param keyOf under which name a client is counted */
export function limiterOver(
  counterFor: (options: CounterOptions) => RateLimiterAbstract,
  keyOf = (client: string) => client,
): RateLimiter {
  const groups = Object.keys(allowed) as RateLimitGroup[];
  const counters = new Map(
    groups.map((group) => {
      const { calls: points, seconds: duration } = allowed[group];
      return [group, counterFor({ keyPrefix: group, points, duration })] as const;
    }),
  );
  return {
    consume: async (group, client) => {
      try {
        await counters.get(group)?.consume(keyOf(client));
        return 0;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.ceil(refused.msBeforeNext / 1000);
        throw refused;
      }
    },
    refund: async (group, client) => {
      await counters.get(group)?.reward(keyOf(client));
    },
    clear: async (group, client) => {
      await counters.get(group)?.delete(keyOf(client));
    },
  };
}
