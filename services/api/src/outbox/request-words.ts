import type { WordsContext } from '@preventivo/core';
import { dayInWords, timeInItaly, today } from '@preventivo/core/dates';
import type { Reference } from '../reference/reference.ts';
import type { StoredRequest } from '../store/store.ts';

/** Returns the context for formatting a request's answers: its lists and the day it arrived. */
export const contextOf = (
  { line, createdAt }: Pick<StoredRequest, 'line' | 'createdAt'>,
  { listsOf, professions }: Reference,
): WordsContext => ({
  lists: { ...professions, ...listsOf(line) },
  today: today(new Date(createdAt)),
});

/** Formats an ISO time in Italian time: «Sabato 21 novembre 2026 alle 11:00». */
export function timeInWords(time: string): string {
  const moment = new Date(time);
  const told = `${dayInWords(today(moment))} alle ${timeInItaly(moment)}`;
  return told.slice(0, 1).toUpperCase() + told.slice(1);
}

/** Returns the trimmed text under a key of an object; '' if the value is not a text. */
export function textIn(of: unknown, key: string): string {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(Object(of));
  const found = entries.find(([name]) => name === key)?.[1];
  return typeof found === 'string' ? found.trim() : '';
}
