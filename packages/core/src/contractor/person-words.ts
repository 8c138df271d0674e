import { formatDay } from '../dates/format-day.ts';
import type { Day } from '../line/field.ts';
import { initialValues } from '../line/initial-values.ts';
import type { Limits } from '../line/table.ts';
import { person } from './person.ts';

/**
 * The limits of page 1 in words, by form key (docs/rules/contractor.md#birth-date). The first
 * paint says them, so they are counted without luxon.
 */
export function personWords(
  today: Day,
): Readonly<Record<string, Readonly<Record<'from' | 'to', string>>>> {
  const limits = Object.entries(person.limits ?? {});
  return Object.fromEntries(
    limits.map(([key, limitsOf]) => {
      const { from, to } = limitsOf(initialValues(person), today);
      return [key, { from: word(from, today), to: word(to, today) }];
    }),
  );
}

/** Days back are taken off last; 29 February is the 28th of another year. */
function word(limit: Limits['from'], today: Day): string {
  if (limit === undefined || typeof limit === 'number') return String(limit ?? '');
  const { years = 0, days = 0 } = limit;
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  const moved = Date.UTC(year + years, month - 1, Math.min(day, last) + days);
  return formatDay(new Date(moved).toISOString().slice(0, 10));
}
