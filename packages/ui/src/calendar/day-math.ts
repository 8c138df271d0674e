// Days of the calendar are counted in UTC, where no day is shorter than another.

const moment = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** So many days on. */
export function addDays(day: string, days: number): string {
  const date = moment(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

/** So many months on; the last of the month where it has no such day. */
export function addMonths(day: string, months: number): string {
  const date = moment(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(date);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  date.setUTCDate(Math.min(wanted, last.getUTCDate()));
  return dayOf(date);
}

/** Days since Monday: 0 … 6. */
export const weekday = (day: string) => (moment(day).getUTCDay() + 6) % 7;

/** The month of a day in weeks from Monday to Sunday; days of other months are null. */
export function weeksOf(day: string): readonly (readonly (string | null)[])[] {
  const first = `${day.slice(0, 7)}-01`;
  const next = addMonths(first, 1);
  const weeks: (string | null)[][] = [];
  for (let start = addDays(first, -weekday(first)); start < next; start = addDays(start, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, at) => addDays(start, at)).map((one) =>
        one >= first && one < next ? one : null,
      ),
    );
  return weeks;
}
