import { type Day, isDay } from '@preventivo/italian';
import { addDays, addMonths, addYears } from './luxon.ts';

/**
 * A day told from another: from `day` (today when left out), so many days, months and years on.
 * Days to come are added before months and years, days gone by are taken off after them.
 */
export interface RelativeDay {
  /** @defaultValue today; null while the answer it hangs on is missing */
  readonly day?: Day | null;
  readonly days?: number;
  readonly months?: number;
  readonly years?: number;
}

/**
 * The day that is told from another; null while the one it hangs on is missing or not written to
 * its end. Days on are counted first ('in 3 days, and a month from there'), days back last ('18
 * years ago, and a day before') (docs/rules/questions.md#policy-dates).
 */
export function resolve(bound: RelativeDay, today: Day): Day | null {
  const { day = today, days = 0, months = 0, years = 0 } = bound;
  if (day === null || !isDay(day)) return null;
  const start = on(day, Math.max(days, 0), addDays);
  return on(on(on(start, years, addYears), months, addMonths), Math.min(days, 0), addDays);
}

/** Most days are told with one number, and what is not moved need not be counted. */
const on = (day: Day, by: number, move: (day: Day, by: number) => Day): Day =>
  by === 0 ? day : move(day, by);
