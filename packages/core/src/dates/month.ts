import type { Day } from './day.ts';
import { momentOf } from './moment.ts';
import { addDays, addMonths } from './shift.ts';

/** The first day of the month that a day is of. */
export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** Days since Monday: 0 … 6. */
export const weekday = (day: Day): number => momentOf(day).weekday - 1;

/** The month of a day in weeks from Monday to Sunday; days of other months are null. */
export function weeksOf(day: Day): readonly (readonly (Day | null)[])[] {
  const first = firstOfMonth(day);
  const next = addMonths(first, 1);
  const weeks: (Day | null)[][] = [];
  for (let start = addDays(first, -weekday(first)); start < next; start = addDays(start, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, at) => addDays(start, at)).map((one) =>
        one >= first && one < next ? one : null,
      ),
    );
  return weeks;
}
