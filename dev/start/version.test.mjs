import { expect, it } from 'vitest';
import { atLeast } from './version.mjs';

it('atLeast compares versions number by number', () => {
  expect(atLeast('24.15.0', '24.15.0')).toBe(true);
  expect(atLeast('24.9.3', '24.15.0')).toBe(false);
  expect(atLeast('26.0.0', '24.15.0')).toBe(true);
  expect(atLeast('20.20.2', '24.15.0')).toBe(false);
});
