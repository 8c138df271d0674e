import type { Day } from './field.ts';

/** Whether a date was written to its end; whether the calendar has such a day is for the check to say. */
export function isWholeDay(day: Day | null): day is Day {
  return day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day);
}
