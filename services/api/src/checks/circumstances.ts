import type { Lists } from '@preventivo/core';
import { today } from '@preventivo/core/dates';
import type { Served } from '../served.ts';

/** What a check needs besides the answers: the day it is in Italy, and the lists of the line. */
export function circumstances(
  { now, reference }: Served,
  line: string,
): { readonly today: string; readonly lists: Lists } {
  return { today: today(now()), lists: reference.listsOf(line) };
}
