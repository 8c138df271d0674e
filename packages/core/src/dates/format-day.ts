import type { Day } from '../line/field.ts';

/** A day as it is shown, DD/MM/YYYY (docs/rules/wire.md#dates): 2026-11-21 → '21/11/2026'. */
export function formatDay(day: Day): string {
  return day.split('-').reverse().join('/');
}
