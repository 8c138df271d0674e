import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AmountForm, formatAmount, isAmount, isWritable, parseAmount } from './amount.ts';

const metres = { suffix: 'm', decimals: 1 } as const;
const tonnes = { suffix: 't' } as const;
const power = { suffix: 'kW' } as const;
const people = { suffix: '', decimals: 0 } as const;
const squareMetres = { suffix: 'm²', decimals: 0 } as const;

describe('an amount in euro', () => {
  it.each([
    ['250.000,50', 250000.5],
    ['250000,50', 250000.5],
    ['250000.5', 250000.5],
    ['250.000', 250000],
    ['1.250.000', 1250000],
    ['1 250 000,5', 1250000.5],
    ['1000', 1000],
    ['1 000', 1000],
    ['0,01', 0.01],
    ['7,5', 7.5],
    ['€ 250.000,50', 250000.5],
    [' 1.000 € ', 1000],
    ['\u202a250.000,50\u202c €', 250000.5],
    ['1.000\u200b', 1000],
    ['007', 7],
  ])('an amount in euro parses from %o', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
    expect(isAmount(text)).toBe(true);
  });
  it.each([
    '',
    '€',
    'mille',
    '-5',
    '+5',
    '1,234',
    '1.2345',
    '1.23,4',
    '12.34.567',
    '1,5,0',
    '1.000,505',
    '1.234.5',
    '0.850',
    '1 00',
    '0 850',
    '1 234.567',
    ',5',
    '5,',
    '1.',
    '12e3',
    '٣',
    '１',
    '99999999999999',
    '9'.repeat(400),
  ])('an amount in euro is rejected when written %o', (text) => {
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
  ])('formatAmount writes %d euro as %s', (amount, text) => {
    expect(formatAmount(amount)).toBe(text);
  });
});

describe('a number with another unit', () => {
  it.each([
    ['metres', metres, '7,5', 7.5],
    ['metres', metres, '7.5', 7.5],
    ['metres', metres, '7,5 m', 7.5],
    ['metres', metres, '12', 12],
    ['tonnes', tonnes, '2.35', 2.35],
    ['tonnes', tonnes, '0,85 t', 0.85],
    ['kilowatts', power, '29.42', 29.42],
    ['kilowatts', power, '1 200', 1200],
    ['kilowatts', power, '100 KW', 100],
    ['people', people, '4', 4],
    ['square metres', squareMetres, '95 m²', 95],
    ['square metres', squareMetres, '1 000', 1000],
  ])('parseAmount parses %s from %o', (_, form, text, amount) => {
    expect(parseAmount(text, form)).toBe(amount);
  });
  it.each([
    ['metres', metres, '7.500'],
    ['metres', metres, '7.55'],
    ['metres', metres, '7500 mm'],
    ['metres', metres, '7m5'],
    ['tonnes', tonnes, '2.350'],
    ['tonnes', tonnes, '0.850'],
    ['tonnes', tonnes, '2.350 kg'],
    ['tonnes', tonnes, '1.234,50'],
    ['kilowatts', power, '1.500'],
    ['kilowatts', power, '1.234.567'],
    ['kilowatts', power, '9'.repeat(39)],
    ['people', people, '1.5'],
    ['people', people, '1,5'],
    ['people', people, '1,0'],
    ['people', people, '1.200'],
    ['a year', people, '2.016'],
    ['square metres', squareMetres, '1.200'],
    ['square metres', squareMetres, '95,5'],
    ['square metres', squareMetres, '95 mq'],
  ])('parseAmount rejects %s written %o', (_, form, text) => {
    expect(parseAmount(text, form)).toBeNull();
  });
  it.each([
    [metres, 7.5, '7,5'],
    [metres, 7, '7'],
    [tonnes, 2.35, '2,35'],
    [tonnes, 1234.5, '1234,5'],
    [power, 1500, '1500'],
    [people, 2016, '2016'],
  ])('formatAmount with %o writes %d as %s', (form, amount, text) => {
    expect(formatAmount(amount, form)).toBe(text);
  });
});

const forms: readonly AmountForm[] = [{}, metres, tonnes, people];

it('a formatted number parses back to the same number', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_999_999_999 }),
      fc.constantFrom(...forms),
      (digits, form) => {
        const amount = digits / 10 ** (form.decimals ?? 2);
        expect(parseAmount(formatAmount(amount, form), form)).toBe(amount);
        expect(isWritable(amount, form)).toBe(true);
      },
    ),
  );
});

it.each([
  ['metres with two decimals', 7.55, metres],
  ['half a person', 1.5, people],
  ['euro with three decimals', 1.234, {}],
  ['less than nothing', -1, {}],
  ['more digits than keep their cents', 1e15, {}],
  ['no number at all', Number.NaN, {}],
])('isWritable rejects %s', (_, amount, form) => {
  expect(isWritable(amount, form)).toBe(false);
});
