import { ageOn, isDay } from '@preventivo/italian';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { birthWindow } from './birth-window.ts';
import { addDays, addMonths, addYears } from './luxon.ts';
import { resolve } from './relative-day.ts';
import { isWithin, policyWindow } from './windows.ts';

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a day', () => {
  it('every day of the calendar is valid, and so is the day after it', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(isDay(day) && isDay(addDays(day, 1))).toBe(true);
        expect(addDays(addDays(day, 1), -1)).toBe(day);
      }),
    );
  });
});

describe('adding to a day', () => {
  it('adding months clamps to the last day of the month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addYears('2024-02-29', 1)).toBe('2025-02-28');
  });
  it('adding days crosses the ends of months and years', () => {
    expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });
  it('adding days loses no day when the clocks change', () => {
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
  });
  it('addDays throws for a text that is not a day, without repeating the text', () => {
    expect(() => addDays('27/3/', 1)).toThrow(/isDay/);
    expect(() => addDays('27/3/', 1)).not.toThrow(/27/);
  });
});

describe('a relative day', () => {
  it('a relative day starts from today by default', () => {
    expect(resolve({}, '2026-11-21')).toBe('2026-11-21');
    expect(resolve({ months: 1 }, '2026-11-21')).toBe('2026-12-21');
    expect(resolve({ years: 1 }, '2026-11-21')).toBe('2027-11-21');
    expect(resolve({ day: '2026-12-01', days: 1 }, '2026-11-21')).toBe('2026-12-02');
  });
  it('a relative day is null while its base day is missing or incomplete', () => {
    expect(resolve({ day: null, days: 1 }, '2026-11-21')).toBeNull();
    expect(resolve({ day: '27/3/', days: 1 }, '2026-11-21')).toBeNull();
  });
  it('a relative day adds days before months', () => {
    expect(resolve({ days: 3, months: 1 }, '2027-01-28')).toBe('2027-02-28');
  });
  it('a relative day subtracts years before days', () => {
    expect(resolve({ years: -18, days: -1 }, '2026-03-01')).toBe('2008-02-29');
  });
});

describe('ageOn', () => {
  it('ageOn returns 18 to 100 for everyone whose birth date is in birthWindow', () => {
    fc.assert(
      fc.property(days, days, (birth, today) => {
        if (isWithin(birth, birthWindow(today))) {
          expect(ageOn(birth, today)).toBeGreaterThanOrEqual(18);
          expect(ageOn(birth, today)).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});

describe('birthWindow', () => {
  const window = birthWindow('2026-11-21');
  it('birthWindow reaches from 100 years and a day ago to 18 years and a day ago', () => {
    expect(window).toEqual({ from: '1926-11-20', to: '2008-11-20' });
  });
  it('on 29 February, birthWindow counts from the 28th in a year without a 29 February', () => {
    expect(birthWindow('2028-02-29')).toEqual({ from: '1928-02-28', to: '2010-02-27' });
    expect(resolve({ years: -18, days: -1 }, '2028-02-29')).toBe('2010-02-27');
  });
  it('birthWindow excludes people who are seventeen, and people who turn eighteen today', () => {
    expect(isWithin('2008-11-22', window)).toBe(false);
    expect(isWithin('2008-11-21', window)).toBe(false);
    expect(isWithin('2008-11-20', window)).toBe(true);
  });
  it('birthWindow excludes people older than a hundred', () => {
    expect(isWithin('1926-11-20', window)).toBe(true);
    expect(isWithin('1926-11-19', window)).toBe(false);
  });
});

describe('policyWindow', () => {
  it("policyWindow 'one month' reaches from today to a month later", () => {
    expect(policyWindow('one month', '2026-01-31')).toEqual({
      from: '2026-01-31',
      to: '2026-02-28',
    });
    expect(policyWindow('one month', '2027-12-15')).toEqual({
      from: '2027-12-15',
      to: '2028-01-15',
    });
  });
  it("policyWindow 'three days' reaches from the third day to a month after that day", () => {
    expect(policyWindow('three days', '2026-11-21')).toEqual({
      from: '2026-11-24',
      to: '2026-12-24',
    });
    expect(policyWindow('three days', '2027-01-28')).toEqual({
      from: '2027-01-31',
      to: '2027-02-28',
    });
    expect(policyWindow('three days', '2028-02-26')).toEqual({
      from: '2028-02-29',
      to: '2028-03-29',
    });
  });
  it('isWithin accepts the first and the last day of a range, but not the days before and after', () => {
    const window = policyWindow('one month', '2026-11-21');
    const held = ['2026-11-20', '2026-11-21', '2026-12-21', '2026-12-22'].map((day) =>
      isWithin(day, window),
    );
    expect(held).toEqual([false, true, true, false]);
  });
});
