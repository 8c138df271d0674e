import { RateLimiterMemory } from 'rate-limiter-flexible';
import { limiterOver } from './limiter-over.ts';
import type { RateLimiter, RateLimitGroup } from './rate-limiter.ts';

/**
 * Counts in the memory of this process: several processes count each for itself.
 * @param calls how many calls of a group, where it is not the usual number
 */
export const memoryRateLimiter = (
  calls: Readonly<Partial<Record<RateLimitGroup, number>>> = {},
): RateLimiter => limiterOver((options) => new RateLimiterMemory(options), { calls });
