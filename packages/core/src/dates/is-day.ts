/** Whether a text is a day of the calendar, `YYYY-MM-DD`; 2026-02-29 is none. */
export function isDay(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
  return year > 0 && day > 0 && day <= daysOf(month, year);
}

/** The days of a month, none for a month that does not exist. */
function daysOf(month: number, year: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}
