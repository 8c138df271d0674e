import type { Day } from './day.ts';
import { addDays, addMonths } from './shift.ts';
import type { DayWindow } from './window.ts';

/**
 * Days a policy may expire or start on (docs/rules/questions.md#policy-dates).
 * @param kind 'one month': today to a month on; 'three days': in three days to a month after that
 */
export function policyWindow(kind: 'one month' | 'three days', today: Day): DayWindow {
  const from = kind === 'three days' ? addDays(today, 3) : today;
  return { from, to: addMonths(from, 1) };
}
