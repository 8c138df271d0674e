import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitGroup, Limits } from './limits.ts';

/** How many calls one client may make in a minute. A person who types fast makes one look-up a second. */
const aMinute: Readonly<Record<LimitGroup, number>> = { 'look-up': 600, check: 120, send: 10 };

/** Counts in the memory of this process: several processes count each for itself. */
export function memoryLimits(perMinute = aMinute): Limits {
  const counted = (points: number) => new RateLimiterMemory({ points, duration: 60 });
  const limiters = {
    'look-up': counted(perMinute['look-up']),
    check: counted(perMinute.check),
    send: counted(perMinute.send),
  };
  return {
    take: async (group, client) => {
      try {
        await limiters[group].consume(client);
        return 0;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.ceil(refused.msBeforeNext / 1000);
        throw refused;
      }
    },
  };
}
