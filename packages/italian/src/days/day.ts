/**
 * A calendar day, `YYYY-MM-DD` (docs/rules/wire.md#dates). While a person is still writing it, what stands in
 * its three parts, `27/3/`.
 */
export type Day = string;

/** Whether a date was written to its end; whether the calendar has such a day is for `isDay` to say. */
export function isWholeDay(day: Day | null): day is Day {
  return day !== null && iso.test(day);
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`; 2026-02-29 is none. */
export function isDay(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = (iso.exec(text) ?? []).map(Number);
  return year > 0 && day > 0 && day <= daysOf(month, year);
}

const iso = /^(\d{4})-(\d\d)-(\d\d)$/;

/** The days of a month, none for a month that does not exist. */
function daysOf(month: number, year: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

/** A day as it is shown, DD/MM/YYYY (docs/rules/wire.md#dates): 2026-11-21 → '21/11/2026'. */
export function formatDay(day: Day): string {
  return day.split('-').reverse().join('/');
}

/** The year of a day, for limits and lists of years. */
export const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** Whether a year is not one still to come (docs/rules/italian.md#years). */
export function isYearUpTo(year: number, today: Day): boolean {
  return Number.isInteger(year) && year <= yearOf(today);
}

/** The month of a day, 1 … 12. */
export const monthOf = (day: Day): number => Number(day.slice(5, 7));

/** The number of a day in its month, 1 … 31. */
export const dayOfMonth = (day: Day): number => Number(day.slice(8));

/**
 * The years somebody has completed on a day. Who was born on 29 February completes one on 1 March
 * of a common year.
 */
export function ageOn(birth: Day, day: Day): number {
  const years = yearOf(day) - yearOf(birth);
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}
