/** A date as `YYYY-MM-DD`. */
export type Day = string;

/**
 * Returns today's date in the product's time zone. In a test, returns the date of the test run
 * (`dev/shared/test-clock`).
 */
export function today(): Day {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(new Date());
}

export const inDays = (days: number): Day => shifted(today(), days);

export function shifted(day: Day, days: number): Day {
  const moved = new Date(`${day}T12:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}
