import type { Day } from '@preventivo/italian';
import { addDays, addMonths } from './luxon.ts';

/** A range of days, both ends included. */
export interface DayWindow {
  readonly from: Day;
  readonly to: Day;
}

/** Whether a day lies in a range, both ends included. */
export function isWithin(day: Day, { from, to }: DayWindow): boolean {
  return from <= day && day <= to;
}

/**
 * Returns the days on which a policy may expire or start (docs/rules/questions.md#policy-dates).
 * @param kind 'one month': from today to a month later; 'three days': from the third day to a month after the third
 * day
 */
export function policyWindow(kind: 'one month' | 'three days', today: Day): DayWindow {
  const from = kind === 'three days' ? addDays(today, 3) : today;
  return { from, to: addMonths(from, 1) };
}
