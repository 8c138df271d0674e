import { type Day, formatDay } from '../dates/day.ts';
import { birthWindow } from '../dates/birth-window.ts';

/**
 * The limits of page 1 in words, by form key (docs/rules/contractor.md#birth-date). The first
 * paint says them; the rules, which come later, tell the same from the table's own limits.
 */
export function personWords(
  today: Day,
): Readonly<Record<string, Readonly<Record<'from' | 'to', string>>>> {
  const { from, to } = birthWindow(today);
  return { data_nascita: { from: formatDay(from), to: formatDay(to) } };
}
