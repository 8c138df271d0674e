import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { allowed, type RateLimiter, type RateLimitGroup } from './rate-limiter.ts';

/**
 * Counts in the memory of this process: several processes count each for itself.
 * @param calls how many calls of a group, where it is not the usual number
 */
export function memoryRateLimiter(
  calls: Readonly<Partial<Record<RateLimitGroup, number>>> = {},
): RateLimiter {
  const counted = (group: RateLimitGroup) => {
    const { calls: points, seconds: duration } = allowed[group];
    return new RateLimiterMemory({ points: calls[group] ?? points, duration });
  };
  const limiters: Readonly<Record<RateLimitGroup, RateLimiterMemory>> = {
    'look-up': counted('look-up'),
    check: counted('check'),
    send: counted('send'),
    login: counted('login'),
    'login-from': counted('login-from'),
    register: counted('register'),
    activate: counted('activate'),
    forgot: counted('forgot'),
    'forgot-from': counted('forgot-from'),
    'request-mail': counted('request-mail'),
    'keep-draft': counted('keep-draft'),
  };
  return {
    consume: async (group, client) => {
      try {
        await limiters[group].consume(client);
        return 0;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.ceil(refused.msBeforeNext / 1000);
        throw refused;
      }
    },
    refund: async (group, client) => {
      await limiters[group].reward(client);
    },
  };
}
