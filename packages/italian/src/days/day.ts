/**
 * A calendar day, `YYYY-MM-DD` (docs/rules/wire.md#dates). While the user is still typing, it is the text of the
 * three date boxes: `27/3/`.
 */
export type Day = string;

/** Whether a date is complete. It may not exist in the calendar: see `isDay`. */
export function isWholeDay(day: Day | null): day is Day {
  return day !== null && iso.test(day);
}

/** Whether a text is an existing calendar day, `YYYY-MM-DD`; 2026-02-29 is not. */
export function isDay(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = (iso.exec(text) ?? []).map(Number);
  return year > 0 && day > 0 && day <= daysOf(month, year);
}

const iso = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Returns the number of days in a month, or 0 if the month does not exist. */
function daysOf(month: number, year: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}

/** Formats a day as DD/MM/YYYY (docs/rules/wire.md#dates): 2026-11-21 → '21/11/2026'. */
export function formatDay(day: Day): string {
  return day.split('-').reverse().join('/');
}

/** Returns the year of a day, for limits and lists of years. */
export const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** Whether a year is not in the future (docs/rules/italian.md#years). */
export function isYearUpTo(year: number, today: Day): boolean {
  return Number.isInteger(year) && year <= yearOf(today);
}

/** Returns the month of a day, 1 … 12. */
export const monthOf = (day: Day): number => Number(day.slice(5, 7));

/** Returns the day of the month, 1 … 31. */
export const dayOfMonth = (day: Day): number => Number(day.slice(8));

/**
 * Returns the age in completed years on a day. In a common year, the birthday of a person born on 29 February is 1
 * March.
 */
export function ageOn(birth: Day, day: Day): number {
  const years = yearOf(day) - yearOf(birth);
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}
