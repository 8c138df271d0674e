import type { Day } from './day.ts';

/** Days from one to another, both included. */
export interface DayWindow {
  readonly from: Day;
  readonly to: Day;
}

/** Whether a day lies in a window. */
export function isWithin(day: Day, { from, to }: DayWindow): boolean {
  return from <= day && day <= to;
}
