import { expect, it } from 'vitest';
import { mostTries, nextTry } from './next-try.ts';

const hour = 60 * 60 * 1000;
const waits = (chance: number) =>
  Array.from({ length: mostTries - 1 }, (_, at) => nextTry(at + 1, chance) ?? Number.NaN);

it('waits a second, then four times as long each time, six hours at most', () => {
  expect(waits(0.5).slice(0, 5)).toEqual([1, 4, 16, 64, 256].map((seconds) => seconds * 1000));
  expect(waits(0.5).slice(8)).toEqual(Array.from({ length: 11 }, () => 6 * hour));
});

it('tries twenty times in seventy-two hours, then no more', () => {
  const all = waits(0.5).reduce((sum, wait) => sum + wait, 0);
  expect(all / hour).toBeGreaterThanOrEqual(72);
  expect(all / hour).toBeLessThan(73);
  expect(nextTry(mostTries)).toBeUndefined();
});

it('moves each wait by a fifth at most', () => {
  expect(waits(0)[0]).toBeCloseTo(800);
  expect(waits(1)[0]).toBeCloseTo(1200);
  expect(waits(1).at(-1)).toBeCloseTo(7.2 * hour);
});
