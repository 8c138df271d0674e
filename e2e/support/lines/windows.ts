import { type Day, shifted } from '../people/days.ts';

/** Formats the month after a day as the messages do. */
export const inAMonthFrom = (day: Day) => `tra ${written(day)} e ${written(monthAfter(day))}`;

/** Returns the same day of the next month, or its last day. */
function monthAfter(day: Day): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
  return shifted(last, Math.min(0, date - Number(last.slice(8))));
}

const written = (day: Day) => day.split('-').reverse().join('/');
