import { expect, it } from 'vitest';
import { fill } from './fill.ts';

it('fill replaces the placeholders of a text', () => {
  expect(fill('tra {from} e {to}', { from: '21/11/2026', to: '21/12/2026' })).toBe(
    'tra 21/11/2026 e 21/12/2026',
  );
  expect(fill('{n} di {n}, {m}', { n: 2, m: '' })).toBe('2 di 2, ');
});

it('fill keeps a placeholder without a value', () => {
  expect(fill('tra {from} e {to}', { from: '1' })).toBe('tra 1 e {to}');
  expect(fill('{constructor} {toString}', {})).toBe('{constructor} {toString}');
});

it('fill leaves placeholders inside values unchanged', () => {
  expect(fill('{from} e {to}', { from: '{to}', to: '$&' })).toBe('{to} e $&');
});
