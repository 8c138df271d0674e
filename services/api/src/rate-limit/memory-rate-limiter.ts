import { RateLimiterMemory } from 'rate-limiter-flexible';
import { limiterOver } from './limiter-over.ts';
import type { RateLimiter, RateLimitGroup } from './rate-limiter.ts';

/**
 * Creates a rate limiter in memory. Each process counts separately.
 * @param calls overrides the number of calls of a group
 */
export const memoryRateLimiter = (
  calls: Readonly<Partial<Record<RateLimitGroup, number>>> = {},
): RateLimiter => limiterOver((options) => new RateLimiterMemory(options), { calls });
