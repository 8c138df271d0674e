import { expect, it } from 'vitest';
import { median } from './median.ts';

it('the median is the middle figure, or the mean of the two middle ones', () => {
  expect(median([900, 100, 300])).toBe(300);
  expect(median([4, 1, 2, 100])).toBe(3);
});

it('the median is NaN if there are no figures', () => {
  expect(median([])).toBeNaN();
});
