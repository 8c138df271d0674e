import { describe, expect, it } from 'vitest';
import { addDays, addMonths, weeksOf } from './day-math.ts';
import { inWords, monthInWords } from './day-words.ts';
import { movedByKey } from './moved-by-key.ts';

describe('days of the calendar', () => {
  it('are counted over months, years and the change of the clocks', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  });

  it('fall on the last of a month that is too short', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  });

  it('stand in weeks from Monday', () => {
    const weeks = weeksOf('2026-11-21');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
    expect(weeksOf('2027-02-10').map((week) => week.length)).toEqual([7, 7, 7, 7]);
  });

  it('have Italian names', () => {
    expect(inWords('2026-11-21')).toBe('sabato 21 novembre 2026');
    expect(monthInWords('2026-11-21')).toBe('novembre 2026');
  });
});

describe('the keys of the grid', () => {
  it.each([
    ['ArrowLeft', '2026-11-20'],
    ['ArrowRight', '2026-11-22'],
    ['ArrowUp', '2026-11-14'],
    ['ArrowDown', '2026-11-28'],
    ['Home', '2026-11-16'],
    ['End', '2026-11-22'],
    ['PageUp', '2026-10-21'],
    ['PageDown', '2026-12-21'],
  ])('%s leads from 21 November 2026, a Saturday, to %s', (key, day) => {
    expect(movedByKey('2026-11-21', key, false)).toBe(day);
  });

  it('turn whole years together with shift', () => {
    expect(movedByKey('2026-11-21', 'PageUp', true)).toBe('2025-11-21');
    expect(movedByKey('2026-11-21', 'PageDown', true)).toBe('2027-11-21');
  });

  it('leave other keys alone', () => {
    expect(movedByKey('2026-11-21', 'a', false)).toBeUndefined();
  });
});
