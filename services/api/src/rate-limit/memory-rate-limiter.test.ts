import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { submission } from '../testing/giulia.ts';
import { testApi } from '../testing/test-api.ts';
import { memoryRateLimiter } from './memory-rate-limiter.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const limiter = () => memoryRateLimiter({ 'look-up': 3, check: 2, send: 1, submit: 1 });

it('the rate limiter allows a number of calls per minute, then returns the seconds to wait', async () => {
  const { consume } = limiter();
  expect(await consume('check', 'giulia')).toBe(0);
  expect(await consume('check', 'giulia')).toBe(0);
  expect(await consume('check', 'giulia')).toBe(60);
  // The returned wait counts down to the end of the window.
  vi.advanceTimersByTime(49_500);
  expect(await consume('check', 'giulia')).toBe(11);
  vi.advanceTimersByTime(500);
  expect(await consume('check', 'giulia')).toBe(10);
  vi.advanceTimersByTime(10_000);
  expect(await consume('check', 'giulia')).toBe(0);
});

it('the rate limiter allows one try at a time beyond the limit, with a wait that doubles up to 15 minutes', async () => {
  const { consume } = memoryRateLimiter({ login: 2 });
  const waits: number[] = [];
  for (let tried = 0; tried < 12; tried += 1) {
    const wait = await consume('login', 'giulia');
    waits.push(wait);
    // Premature calls do not make the wait longer.
    for (let more = 0; more < 3 && wait > 0; more += 1)
      expect(await consume('login', 'giulia')).toBe(wait);
    vi.advanceTimersByTime(wait * 1000);
    if (wait > 0) expect(await consume('login', 'giulia')).toBe(0);
  }
  expect(waits.filter((wait) => wait > 0)).toEqual([15, 30, 60, 120, 240, 480, 900, 900, 900, 900]);
});

it('the rate limiter admits one of many concurrent tries', async () => {
  const { consume } = memoryRateLimiter({ login: 1 });
  const waits = await Promise.all(Array.from({ length: 20 }, () => consume('login', 'giulia')));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(1);
});

it('the rate limiter refunds a try together with its wait, and reports whether a client has a count', async () => {
  const { consume, refund, isCounted, clear } = memoryRateLimiter({ login: 1 });
  expect(await isCounted('login', 'giulia')).toBe(false);
  expect(await consume('login', 'giulia')).toBe(0);
  await refund('login', 'giulia');
  expect(await consume('login', 'giulia')).toBe(0);
  expect(await consume('login', 'giulia')).toBeGreaterThan(0);
  expect(await isCounted('login', 'giulia')).toBe(true);
  await clear('login', 'giulia');
  expect(await consume('login', 'giulia')).toBe(0);
});

it('the rate limiter counts each client and each group separately', async () => {
  const { consume } = limiter();
  expect(await consume('send', 'giulia')).toBe(0);
  expect(await consume('send', 'marco')).toBe(0);
  expect(await consume('look-up', 'giulia')).toBe(0);
  expect(await consume('send', 'giulia')).toBeGreaterThan(0);
});

it('the API responds with 429 before the body is read', async () => {
  const { ask, store } = testApi({ rateLimiter: limiter() });
  const path = '/api/travel/submit';
  expect((await ask(path, submission, { 'idempotency-key': 'a' })).status).toBe(200);
  const { status, headers, json } = await ask(path, '{', { 'idempotency-key': 'b' });
  expect([status, json.obj.error_code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(headers.get('retry-after')).toBe('60');
  expect(await store.submitted({ scope: 'anonymous', keyHash: 'b' })).toBeUndefined();
});
