import { describe, expect, it } from 'vitest';
import { readWhole } from './whole-number.ts';

describe('a whole number', () => {
  it.each([
    ['95', 95],
    [' 1 200 ', 1200],
    ['250.000', 250000],
    ['007', 7],
  ])('is read from «%s»', (text, value) => {
    expect(readWhole(text)).toBe(value);
  });

  it.each(['', '1,5', '1.5', '-3', 'dieci', '12.34.5'])('is not read from «%s»', (text) => {
    expect(readWhole(text)).toBeNull();
  });
});
