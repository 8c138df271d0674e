import { describe, expect, it } from 'vitest';
import { dayInWords, monthInWords, weekday, weeksOf } from './luxon.ts';

describe('the days of a month', () => {
  it('weeksOf starts every week on Monday', () => {
    const weeks = weeksOf('2026-11-21');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
    expect(weeksOf('2027-02-10').map((week) => week.length)).toEqual([7, 7, 7, 7]);
  });

  it('weekday counts from Monday', () => {
    expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(weekday)).toEqual([0, 5, 6]);
  });

  it('days and months have Italian names', () => {
    expect(dayInWords('2026-11-21')).toBe('sabato 21 novembre 2026');
    expect(dayInWords('2027-08-01')).toBe('domenica 1 agosto 2027');
    expect(monthInWords('2026-11-21')).toBe('novembre 2026');
  });
});
