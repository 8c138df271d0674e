import type { Day } from '../line/field.ts';

/**
 * The years somebody has completed on a day. Who was born on 29 February completes one on 1 March
 * of a common year.
 */
export function ageOn(birth: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}
