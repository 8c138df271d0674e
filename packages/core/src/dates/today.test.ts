import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays } from './luxon.ts';
import { timeInItaly, today } from './today.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const at = (moment: string) => today(new Date(moment));

describe.each([
  ['Europe/Rome', -60],
  ['America/Los_Angeles', 480],
  ['Pacific/Kiritimati', -840],
])('today, on a machine in %s', (zone, offset) => {
  it.each([
    ['an ordinary evening', '2026-11-21T22:59:59Z', '2026-11-21'],
    ['an ordinary midnight', '2026-11-21T23:00:00Z', '2026-11-22'],
    ['a summer midnight', '2026-07-01T22:00:00Z', '2026-07-02'],
    ['the evening before summer time', '2026-03-28T22:59:59Z', '2026-03-28'],
    ['the night of summer time', '2026-03-28T23:00:00Z', '2026-03-29'],
    ['the end of its short day', '2026-03-29T21:59:59Z', '2026-03-29'],
    ['the night of winter time', '2026-10-24T22:00:00Z', '2026-10-25'],
    ['the end of its long day', '2026-10-25T22:59:59Z', '2026-10-25'],
    ['New Year', '2026-12-31T23:00:00Z', '2027-01-01'],
  ])('today is the day of Italy on %s', (_, moment, day) => {
    vi.stubEnv('TZ', zone);
    expect(new Date('2026-01-15T12:00:00Z').getTimezoneOffset()).toBe(offset);
    expect(at(moment)).toBe(day);
    expect(addDays(at(moment), 0)).toBe(day);
  });
});

describe('today', () => {
  it("today agrees with the platform's time zones from 2000 to 2049", () => {
    const rome = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Rome' });
    const moments = fc.date({
      min: new Date('2000-01-01T00:00:00Z'),
      max: new Date('2049-12-31T23:59:59Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (moment) => today(moment) === rome.format(moment)),
      { numRuns: 5000 },
    );
  });
  it('today is written in ASCII digits for every language of the visitor', () => {
    expect(at('2026-11-21T12:00:00Z')).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

it('timeInItaly returns the hour of Italian clocks, in winter and in summer', () => {
  expect(timeInItaly(new Date('2026-11-23T09:48:59Z'))).toBe('10:48');
  expect(timeInItaly(new Date('2026-07-01T22:05:00Z'))).toBe('00:05');
});

it.each([
  ['2026-03-29', '00:59', '01:59'],
  ['2026-03-29', '01:00', '03:00'],
  ['2026-10-25', '00:59', '02:59'],
  ['2026-10-25', '01:00', '02:00'],
  ['2028-03-26', '01:00', '03:00'],
])(
  'timeInItaly changes to and from summer time on the minute: on %s at %s UTC it is %s',
  (day, utc, italian) => {
    expect(timeInItaly(new Date(`${day}T${utc}:00Z`))).toBe(italian);
  },
);
