import { expect, it } from 'vitest';
import { fill } from './fill.ts';

it('fills the places of a text', () => {
  expect(fill('tra {from} e {to}', { from: '21/11/2026', to: '21/12/2026' })).toBe(
    'tra 21/11/2026 e 21/12/2026',
  );
  expect(fill('{n} di {n}, {m}', { n: 2, m: '' })).toBe('2 di 2, ');
});

it('leaves a place that nothing is given for', () => {
  expect(fill('tra {from} e {to}', { from: '1' })).toBe('tra 1 e {to}');
  expect(fill('{constructor} {toString}', {})).toBe('{constructor} {toString}');
});

it('does not fill what was filled in', () => {
  expect(fill('{from} e {to}', { from: '{to}', to: '$&' })).toBe('{to} e $&');
});
