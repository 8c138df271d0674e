import { describe, expect, it } from 'vitest';
import { ageOn, formatDay, isDay, isYearUpTo } from './day.ts';

describe('isDay', () => {
  it.each(['2026-11-21', '2024-02-29', '2000-02-29', '1926-01-01', '2026-12-31'])(
    'isDay accepts %s',
    (day) => {
      expect(isDay(day)).toBe(true);
    },
  );
  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '27/3/',
    '27/03/1985',
    '2026-1-1',
    '2026-11-21T00:00:00Z',
    '',
  ])('isDay rejects %o', (day) => {
    expect(isDay(day)).toBe(false);
  });
  it('formatDay writes the day first', () => {
    expect(formatDay('2026-11-21')).toBe('21/11/2026');
  });
});

describe('ageOn', () => {
  it('ageOn adds a year on the birthday', () => {
    expect(ageOn('1985-03-27', '2026-03-26')).toBe(40);
    expect(ageOn('1985-03-27', '2026-03-27')).toBe(41);
  });
  it('ageOn adds a year on 1 March for people born on 29 February', () => {
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
    expect(ageOn('2008-02-29', '2028-02-29')).toBe(20);
  });
});

describe('isYearUpTo', () => {
  it('isYearUpTo accepts the current year and rejects the next', () => {
    expect(isYearUpTo(2026, '2026-11-21')).toBe(true);
    expect(isYearUpTo(2027, '2026-11-21')).toBe(false);
    expect(isYearUpTo(2020.5, '2026-11-21')).toBe(false);
  });
});

it('isDay accepts the last day of every month, 29 February in leap years only', () => {
  const ends = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const two = (number: number) => String(number).padStart(2, '0');
  for (const [index, end] of ends.entries()) {
    const month = `2026-${two(index + 1)}`;
    expect([month, isDay(`${month}-${end}`), isDay(`${month}-${end + 1}`)]).toEqual([
      month,
      true,
      false,
    ]);
  }
  expect([isDay('2028-02-29'), isDay('2028-02-30')]).toEqual([true, false]);
});
