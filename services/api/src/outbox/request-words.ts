import type { WordsContext } from '@preventivo/core';
import { dayInWords, timeInItaly, today } from '@preventivo/core/dates';
import type { Reference } from '../reference/reference.ts';
import type { StoredRequest } from '../store/store.ts';

/** What the answers of a request are told in words with: its lists, and the day it came. */
export const contextOf = (
  { line, createdAt }: Pick<StoredRequest, 'line' | 'createdAt'>,
  { listsOf, professions }: Reference,
): WordsContext => ({
  lists: { ...professions, ...listsOf(line) },
  today: today(new Date(createdAt)),
});

/** An ISO time by the clocks of Italy: «Sabato 21 novembre 2026 alle 11:00». */
export function timeInWords(time: string): string {
  const moment = new Date(time);
  const told = `${dayInWords(today(moment))} alle ${timeInItaly(moment)}`;
  return told.slice(0, 1).toUpperCase() + told.slice(1);
}

/** The text of a key, '' where there is none. */
export function textIn(of: unknown, key: string): string {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(Object(of));
  const found = entries.find(([name]) => name === key)?.[1];
  return typeof found === 'string' ? found.trim() : '';
}
