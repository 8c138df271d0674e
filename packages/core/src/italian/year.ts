import { type Day, yearOf } from '../dates/day.ts';

/** Whether a year is not one still to come (docs/rules/italian.md#years). */
export function isYearUpTo(year: number, today: Day): boolean {
  return Number.isInteger(year) && year <= yearOf(today);
}
