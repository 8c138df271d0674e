import type { DateTime } from 'luxon';
import type { Day } from './day.ts';
import { dayOfMoment, momentOf } from './moment.ts';

/** The day so many days on, or back. */
export const addDays = (day: Day, days: number): Day =>
  shift(day, (from) => ({ day: from.day + days }));

/**
 * The day so many months on, or back; the last of the month where it has no such day: 31 January →
 * 28 February.
 */
export const addMonths = (day: Day, months: number): Day =>
  shift(day, (from) => ({ month: from.month + months }));

/** The day so many years on, or back; 29 February → 28 February. */
export const addYears = (day: Day, years: number): Day =>
  shift(day, (from) => ({ year: from.year + years }));

// Without durations: luxon asks the platform for the visitor's language to make one.
function shift(
  day: Day,
  change: (from: DateTime) => Partial<Record<'day' | 'month' | 'year', number>>,
): Day {
  const from = momentOf(day);
  return dayOfMoment(from.set(change(from)));
}
