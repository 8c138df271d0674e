import { DateTime, type DurationLike } from 'luxon';
import type { Day } from '../line/field.ts';
import { isoDay } from './iso-day.ts';

/** The day so many days on, or back. */
export const addDays = (day: Day, days: number): Day => shift(day, { days });

/**
 * The day so many months on, or back; the last of the month where it has no such day: 31 January →
 * 28 February.
 */
export const addMonths = (day: Day, months: number): Day => shift(day, { months });

/** The day so many years on, or back; 29 February → 28 February. */
export const addYears = (day: Day, years: number): Day => shift(day, { years });

// Counted in UTC: a day has no hour, and no night of it is an hour short.
function shift(day: Day, by: DurationLike): Day {
  return isoDay(DateTime.fromISO(day, { zone: 'utc' }).plus(by));
}
