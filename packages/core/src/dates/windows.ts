import type { Day } from '@preventivo/italian';
import { addDays, addMonths } from './luxon.ts';

/** Days from one to another, both included. */
export interface DayWindow {
  readonly from: Day;
  readonly to: Day;
}

/** Whether a day lies in a window. */
export function isWithin(day: Day, { from, to }: DayWindow): boolean {
  return from <= day && day <= to;
}

/**
 * Days a policy may expire or start on (docs/rules/questions.md#policy-dates).
 * @param kind 'one month': today to a month on; 'three days': in three days to a month after that
 */
export function policyWindow(kind: 'one month' | 'three days', today: Day): DayWindow {
  const from = kind === 'three days' ? addDays(today, 3) : today;
  return { from, to: addMonths(from, 1) };
}
