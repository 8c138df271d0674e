import type { Day } from '../line/field.ts';
import { addDays, addMonths, addYears } from './shift.ts';

/** Days from one to another, both included. */
export interface DayWindow {
  readonly from: Day;
  readonly to: Day;
}

/**
 * Birth dates of people aged 18 to 100: from 100 years and a day ago to 18 years and a day ago
 * (docs/rules/contractor.md#birth-date).
 */
export function birthWindow(today: Day): DayWindow {
  return { from: addDays(addYears(today, -100), -1), to: addDays(addYears(today, -18), -1) };
}

/**
 * Days a policy may expire or start on (docs/rules/questions.md#policy-dates).
 * @param kind 'one month': today to a month on; 'three days': in three days to a month after that
 */
export function policyWindow(kind: 'one month' | 'three days', today: Day): DayWindow {
  const from = kind === 'three days' ? addDays(today, 3) : today;
  return { from, to: addMonths(from, 1) };
}

/** Whether a day lies in a window. */
export function isWithin(day: Day, { from, to }: DayWindow): boolean {
  return from <= day && day <= to;
}
