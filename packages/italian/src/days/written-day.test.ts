import { describe, expect, it } from 'vitest';
import { isWholeDay } from './day.ts';
import {
  dayOf,
  dayParts,
  monthName,
  monthNumber,
  parseWrittenDay,
  writeDay,
} from './written-day.ts';

describe('parseWrittenDay', () => {
  it.each([
    '27/03/1985',
    '27/3/1985',
    '27.3.1985',
    '27-03-1985',
    '27 3 1985',
    '27 marzo 1985',
    '27 MARZO 1985',
    '27 mar 1985',
    '27 mar. 1985',
    '27-mar-1985',
    ' 27 marzo, 1985 ',
    '1985-03-27',
    '27 – 3 – 1985',
    '27‑03‑1985',
    // Dialogs of Windows insert direction marks into dates.
    '\u200e27/\u200e03/\u200e1985',
    '27031985',
    '1985/03/27',
    '1985.3.27',
    'nato il 27/03/1985',
    'Nata a Milano il 27 marzo 1985',
    'Milano, 27/03/1985',
    'mercoledì 27 marzo 1985',
    'il 27 di marzo del 1985',
    '27/03/1985.',
  ])('parseWrittenDay parses %o', (text) => {
    expect(parseWrittenDay(text)).toBe('1985-03-27');
  });
  it.each(["l'8 dicembre 1961", 'nato l’8 dicembre 1961', "L' 8/12/1961"])(
    'parseWrittenDay accepts an apostrophe before the day: %s',
    (text) => {
      expect(parseWrittenDay(text)).toBe('1961-12-08');
    },
  );
  it('parseWrittenDay accepts the first of a month as 1°', () => {
    expect(parseWrittenDay('1^ maggio 1970')).toBe('1970-05-01');
    expect(parseWrittenDay('1° maggio 1970')).toBe('1970-05-01');
  });
  it('parseWrittenDay accepts 29 February in leap years only', () => {
    expect(parseWrittenDay('29/02/2000')).toBe('2000-02-29');
    expect(parseWrittenDay('29/02/1900')).toBeUndefined();
  });
  it.each([
    '',
    '27/03',
    '27/03/85',
    '31/04/1985',
    '27/13/1985',
    '0/3/1985',
    '27 marzio 1985',
    '27 ma 1985',
    '1985/27/03',
    'Via Roma 27/03/85',
    '270385',
    '2731985',
    '31041985',
    '27/03/19855',
    'oggi',
  ])('parseWrittenDay rejects %o', (text) => {
    expect(parseWrittenDay(text)).toBeUndefined();
  });
});

describe('the month of a date', () => {
  it.each([
    ['3', 3],
    ['03', 3],
    ['12', 12],
    ['marzo', 3],
    ['Mar.', 3],
    ['sett', 9],
    ['giu', 6],
    ['dicembre', 12],
  ])('monthNumber parses %o', (text, month) => {
    expect(monthNumber(text)).toBe(month);
  });
  it.each(['', '0', '13', '003', 'm', 'gi', 'march'])('monthNumber rejects %o', (text) => {
    expect(monthNumber(text)).toBeUndefined();
  });
  it('monthName returns the Italian name', () => {
    expect(monthName('2026-01-31')).toBe('gennaio');
    expect(monthName('2026-12-01')).toBe('dicembre');
  });
});

describe('a date in three boxes', () => {
  const typed = (day: string, month: string, year: string) => writeDay({ day, month, year });

  it('a date in three boxes becomes a day when the calendar has it', () => {
    expect(typed('27', 'marzo', '1985')).toBe('1985-03-27');
    expect(dayOf({ day: ' 7', month: '3 ', year: '1985' })).toBe('1985-03-07');
  });
  it('a date in three boxes keeps the typed text while it is not a day', () => {
    expect(typed('27', '3', '')).toBe('27/3/');
    expect(typed('31', '2', '1985')).toBe('31/2/1985');
    expect(typed('', 'marzo', '')).toBe('/marzo/');
  });
  it('isWholeDay accepts complete dates, even if the calendar has no such day', () => {
    expect(['2026-12-01', '2026-02-30'].every(isWholeDay)).toBe(true);
    expect([null, '', '27/3/', '27/3/202', '2026-12'].some(isWholeDay)).toBe(false);
  });
  it('a date is null when all three boxes are empty', () => {
    expect(typed('', ' ', '')).toBeNull();
  });
  it('dayParts splits a date into its three boxes', () => {
    expect(dayParts('1985-03-07')).toEqual({ day: '7', month: '3', year: '1985' });
    expect(dayParts('27/3/')).toEqual({ day: '27', month: '3', year: '' });
    expect(dayParts(null)).toEqual({ day: '', month: '', year: '' });
  });
});
