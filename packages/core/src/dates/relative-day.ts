import { type Day, isDay } from '@preventivo/italian';
import { addDays, addMonths, addYears } from './luxon.ts';

/**
 * A day relative to `day` (default today), as an offset in days, months and years. Positive days are added before the
 * months and years. Negative days are subtracted after them.
 */
export interface RelativeDay {
  /** @defaultValue today; null while the answer that contains the day is missing */
  readonly day?: Day | null;
  readonly days?: number;
  readonly months?: number;
  readonly years?: number;
}

/**
 * Resolves a relative day: '3 days and a month from today', '18 years and a day ago'
 * (docs/rules/questions.md#policy-dates). Returns null while its base day is missing or incomplete.
 */
export function resolve(bound: RelativeDay, today: Day): Day | null {
  const { day = today, days = 0, months = 0, years = 0 } = bound;
  if (day === null || !isDay(day)) return null;
  const start = on(day, Math.max(days, 0), addDays);
  return on(on(on(start, years, addYears), months, addMonths), Math.min(days, 0), addDays);
}

const on = (day: Day, by: number, move: (day: Day, by: number) => Day): Day =>
  by === 0 ? day : move(day, by);
