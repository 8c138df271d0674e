import { describe, expect, it } from 'vitest';
import { readingOf, secondsOf } from './model.ts';
import { change } from './report.ts';

const nothing = { keys: 0, presses: 0, screenfuls: 0, changes: 0, read: 0 };

describe('the seconds of a visitor', () => {
  it('the time of a visitor includes keys, presses and hand movements to the mouse', () => {
    expect(secondsOf(nothing)).toBe(0);
    expect(secondsOf({ ...nothing, keys: 10, presses: 2, changes: 1 })).toBeCloseTo(5.4);
  });

  it('the time of a visitor includes scrolling and reading', () => {
    expect(secondsOf({ ...nothing, screenfuls: 2, read: 2 })).toBeCloseTo(4.9);
    expect(readingOf(2)).toBeCloseTo(2.7);
  });
});

describe('a figure next to its earlier value', () => {
  it.each([
    [118, 97, '118 → 97, −18 %'],
    [100, 75, '100 → 75, **−25 %**'],
    [20, 21, '20 → 21, +5 %'],
    [20.4, 20.2, '20 → 20, −1 %'],
    [20, 20, '20 → 20, the same'],
    [0, 0, '0 → 0, the same'],
  ])('a figure that changes from %d to %d is shown with the reduction', (before, now, said) => {
    expect(change(before, now)).toBe(said);
  });
});
