import { describe, expect, it } from 'vitest';
import { readBoolean, readDay, readNumber, readText, readZip } from './scalars.ts';

describe('readNumber', () => {
  it.each<[unknown, number]>([
    [41, 41],
    ['41', 41],
    [' 41 ', 41],
    ['-1', -1],
    ['04', 4],
    ['150000.5', 150000.5],
    ['150000,50', 150000.5],
    ['0,1234', 0.1234],
  ])('readNumber reads %j', (raw, number) => {
    expect(readNumber(raw)).toBe(number);
  });

  it.each([
    '',
    'due',
    '1e3',
    '0x10',
    '1.234',
    '1,234',
    '12 34',
    '+',
    true,
    null,
    [1],
    {},
    Number.NaN,
  ])('readNumber rejects %j', (raw) => {
    expect(readNumber(raw)).toBeUndefined();
  });
});

describe('readBoolean', () => {
  it.each([true, 'true', ' True ', 1, '1'])('readBoolean reads true from %j', (raw) => {
    expect(readBoolean(raw)).toBe(true);
  });
  it.each([false, 'false', 'FALSE', 0, '0'])('readBoolean reads false from %j', (raw) => {
    expect(readBoolean(raw)).toBe(false);
  });
  it.each(['', 'no', 2, '01', null, undefined, [], [1], {}])('readBoolean rejects %j', (raw) => {
    expect(readBoolean(raw)).toBeUndefined();
  });
});

describe('readText and readZip', () => {
  it('readText reads digits from a number', () => {
    expect(readText(3331234567)).toBe('3331234567');
    expect(readText('3331234567')).toBe('3331234567');
  });
  it.each([true, null, undefined, [], {}, Number.NaN, 1e21])('readText rejects %j', (raw) => {
    expect(readText(raw)).toBeUndefined();
  });
  it.each<[unknown, string]>([
    [184, '00184'],
    ['184', '00184'],
    [' 20121 ', '20121'],
    ['I-20121', '20121'],
    ['IT 20121', '20121'],
    ['', ''],
  ])('readZip reads the postal code %j with five digits', (raw, zip) => {
    expect(readZip(raw)).toBe(zip);
  });
});

describe('readDay', () => {
  it.each<[unknown]>([
    ['1985-03-27'],
    ['1985-03-27T00:00:00Z'],
    ['1985-03-27T00:00:00.000Z'],
    ['1985-03-27T00:00:00+01:00'],
    ['1985-03-26T23:00:00Z'],
    ['1985-03-26T23:00:00.000+00:00'],
    ['1985-03-27 00:00:00'],
    ['1985-03-27T23:00:00'],
    ['1985-03-27T23:00:00+01:00'],
    ['27/03/1985'],
    ['27/03/1985 00:00:00'],
    ['27.03.1985 00:00'],
    ['1985/03/27'],
    ['1985/3/27'],
    ['1985.03.27'],
    ['19850327'],
    [19850327],
    ['27031985'],
  ])('readDay reads 27 March 1985 from %j', (raw) => {
    expect(readDay(raw)).toBe('1985-03-27');
  });

  it('readDay follows summer time in Rome, where midnight is an hour earlier', () => {
    expect(readDay('1985-07-26T22:00:00Z')).toBe('1985-07-27');
  });

  it.each([
    '',
    'ieri',
    '27/03/85',
    '1985-02-30',
    '1985-02-30T00:00:00Z',
    '19850230',
    '1985-13-27T23:00:00Z',
    1985,
    480729600000,
    `27${'-'.repeat(60_000)}03-1985`,
    null,
    {},
  ])('readDay rejects %j', (raw) => {
    expect(readDay(raw)).toBeUndefined();
  });
});
