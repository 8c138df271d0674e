import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { LimitGroup, Limits } from './limits.ts';

const minute = 60;
const hour = 60 * minute;

/** How many calls in how many seconds. A person who types fast makes one look-up a second. */
const allowed: Readonly<Record<LimitGroup, readonly [calls: number, seconds: number]>> = {
  'look-up': [600, minute],
  check: [120, minute],
  send: [10, minute],
  login: [5, 15 * minute],
  'login-from': [100, 24 * hour],
  register: [5, hour],
  forgot: [5, 15 * minute],
  'forgot-from': [100, 24 * hour],
};

/**
 * Counts in the memory of this process: several processes count each for itself.
 * @param calls how many calls of a group, where it is not the usual number
 */
export function memoryLimits(calls: Readonly<Partial<Record<LimitGroup, number>>> = {}): Limits {
  const counted = (group: LimitGroup) => {
    const [points, duration] = allowed[group];
    return new RateLimiterMemory({ points: calls[group] ?? points, duration });
  };
  const limiters: Readonly<Record<LimitGroup, RateLimiterMemory>> = {
    'look-up': counted('look-up'),
    check: counted('check'),
    send: counted('send'),
    login: counted('login'),
    'login-from': counted('login-from'),
    register: counted('register'),
    forgot: counted('forgot'),
    'forgot-from': counted('forgot-from'),
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
    giveBack: async (group, client) => {
      await limiters[group].reward(client);
    },
  };
}
