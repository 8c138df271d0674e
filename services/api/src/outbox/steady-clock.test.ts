import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { steadyClock } from './steady-clock.ts';

const start = Date.parse('2026-11-21T10:00:00Z');
const hour = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'], now: start }));
afterEach(() => void vi.useRealTimers());

it('the steady clock continues when the system clock is set back', () => {
  const clock = steadyClock();
  vi.setSystemTime(start - hour);
  expect(clock()).toBe(start);
  vi.advanceTimersByTime(1_500);
  expect(clock()).toBe(start + 1_500);
});

it('the steady clock follows the system clock when it is set forward', () => {
  const clock = steadyClock();
  vi.setSystemTime(start + hour);
  expect(clock()).toBe(start + hour);
});

it('the steady clock leads by two days at most when a system clock that was a year ahead is corrected', () => {
  const clock = steadyClock();
  vi.setSystemTime(start + 365 * 24 * hour);
  clock();
  vi.setSystemTime(start);
  expect(clock()).toBe(start + 48 * hour);
});

it('the steady clock returns whole milliseconds, which timers and timeouts need', () => {
  let passed = 0.25;
  vi.spyOn(performance, 'now').mockImplementation(() => passed);
  const clock = steadyClock();
  vi.setSystemTime(start - hour);
  const read = [1.75, 2.5, 3.5].map((now) => {
    passed = now;
    return clock() - start;
  });
  expect(read).toEqual([1, 2, 3]);
});
