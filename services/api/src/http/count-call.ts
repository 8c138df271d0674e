import { refusal } from '../contract/refusal.ts';
import type { RateLimiter, RateLimitGroup } from '../rate-limit/rate-limiter.ts';
import type { HonoContext } from './environment.ts';

/** @throws {Refusal} 429 above the limit */
export async function countCall(
  c: HonoContext,
  group: RateLimitGroup,
  rateLimiter: RateLimiter,
): Promise<void> {
  const wait = await rateLimiter.consume(group, clientOf(c));
  if (wait > 0) throw refusal('TOO_MANY_REQUESTS', wait);
}

/** Returns the name under which rate limits count the client. */
export const clientOf = (c: HonoContext) => c.env?.client ?? '-';
