import { describe, expect, it } from 'vitest';
import { maxTries, retryDelay } from './retry-delay.ts';

const hour = 60 * 60 * 1000;

describe('delay between two attempts', () => {
  const waits = (chance: number) =>
    Array.from({ length: maxTries - 1 }, (_, at) => retryDelay(at + 1, chance) ?? Number.NaN);

  it('the delay starts at a second and quadruples up to six hours', () => {
    expect(waits(0.5).slice(0, 5)).toEqual([1, 4, 16, 64, 256].map((seconds) => seconds * 1000));
    expect(waits(0.5).slice(8)).toEqual(Array.from({ length: 11 }, () => 6 * hour));
  });

  it('the delays allow twenty attempts in seventy-two hours', () => {
    const all = waits(0.5).reduce((sum, wait) => sum + wait, 0);
    expect(all / hour).toBeGreaterThanOrEqual(72);
    expect(all / hour).toBeLessThan(73);
    expect(retryDelay(maxTries)).toBeUndefined();
  });

  it('the delay varies by a fifth at most', () => {
    expect(waits(0)[0]).toBeCloseTo(800);
    expect(waits(1)[0]).toBeCloseTo(1200);
    expect(waits(1).at(-1)).toBeCloseTo(7.2 * hour);
  });
});
