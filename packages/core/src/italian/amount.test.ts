import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, isAmount, parseAmount } from './amount.ts';

describe('an amount', () => {
  it.each([
    ['250.000,50', 250000.5],
    ['250000,50', 250000.5],
    ['250000.5', 250000.5],
    ['250.000', 250000],
    ['1.250.000', 1250000],
    ['1000', 1000],
    ['0,01', 0.01],
    ['7,5', 7.5],
    ['€ 250.000,50', 250000.5],
    [' 1.000 € ', 1000],
    ['007', 7],
  ])('is read from %o', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });
  it.each([
    '',
    'mille',
    '-5',
    '1,234',
    '1.2345',
    '1.23,4',
    '12.34.567',
    '1,5,0',
    '1.000,505',
    ',5',
    '5,',
    '1e3',
    '٣',
    '1 000',
    '99999999999999',
    '9'.repeat(400),
  ])('is refused as %o', (text) => {
    expect(parseAmount(text)).toBeNull();
    expect(isAmount(text)).toBe(false);
  });
  it.each([
    [250000.5, '250.000,50'],
    [1000, '1.000'],
    [999, '999'],
    [1234567, '1.234.567'],
    [0, '0'],
    [0.1 + 0.2, '0,30'],
  ])('%d is written %s', (amount, text) => {
    expect(formatAmount(amount)).toBe(text);
  });
  it('of metres is written with one decimal where one is enough', () => {
    expect(formatAmount(7.5, 1)).toBe('7,5');
    expect(formatAmount(7.25, 1)).toBe('7,25');
    expect(formatAmount(7, 1)).toBe('7');
  });
  it('is read back as it was', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999_999 }),
        fc.constantFrom(1, 2),
        (cents, least) => {
          expect(parseAmount(formatAmount(cents / 100, least))).toBe(cents / 100);
        },
      ),
    );
  });
});
