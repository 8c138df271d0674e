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

describe('a pasted date', () => {
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
    // As Windows writes the dates of its windows.
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
  ])('is understood as %o', (text) => {
    expect(parseWrittenDay(text)).toBe('1985-03-27');
  });
  it.each(["l'8 dicembre 1961", 'nato l’8 dicembre 1961', "L' 8/12/1961"])(
    'may follow an apostrophe: %s',
    (text) => {
      expect(parseWrittenDay(text)).toBe('1961-12-08');
    },
  );
  it('may be the first, written 1°', () => {
    expect(parseWrittenDay('1^ maggio 1970')).toBe('1970-05-01');
    expect(parseWrittenDay('1° maggio 1970')).toBe('1970-05-01');
  });
  it('may be a leap day of a leap year only', () => {
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
  ])('is not guessed from %o', (text) => {
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
  ])('is understood as %o', (text, month) => {
    expect(monthNumber(text)).toBe(month);
  });
  it.each(['', '0', '13', '003', 'm', 'gi', 'march'])('is not guessed from %o', (text) => {
    expect(monthNumber(text)).toBeUndefined();
  });
  it('is named in words', () => {
    expect(monthName('2026-01-31')).toBe('gennaio');
    expect(monthName('2026-12-01')).toBe('dicembre');
  });
});

describe('a date in three boxes', () => {
  const typed = (day: string, month: string, year: string) => writeDay({ day, month, year });

  it('is a day once the calendar has it', () => {
    expect(typed('27', 'marzo', '1985')).toBe('1985-03-27');
    expect(dayOf({ day: ' 7', month: '3 ', year: '1985' })).toBe('1985-03-07');
  });
  it('is what was typed until then', () => {
    expect(typed('27', '3', '')).toBe('27/3/');
    expect(typed('31', '2', '1985')).toBe('31/2/1985');
    expect(typed('', 'marzo', '')).toBe('/marzo/');
  });
  it('is whole once it is written to its end', () => {
    expect(['2026-12-01', '2026-02-30'].every(isWholeDay)).toBe(true);
    expect([null, '', '27/3/', '27/3/202', '2026-12'].some(isWholeDay)).toBe(false);
  });
  it('is nothing while all three are empty', () => {
    expect(typed('', ' ', '')).toBeNull();
  });
  it('comes back to its boxes', () => {
    expect(dayParts('1985-03-07')).toEqual({ day: '7', month: '3', year: '1985' });
    expect(dayParts('27/3/')).toEqual({ day: '27', month: '3', year: '' });
    expect(dayParts(null)).toEqual({ day: '', month: '', year: '' });
  });
});
