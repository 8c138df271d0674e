import { personKeys } from '@preventivo/contractor';
import {
  applicable,
  type Fields,
  type Line,
  type Lists,
  person,
  type Table,
  type Values,
} from '@preventivo/core';
import type { Answer } from '@preventivo/wizard/summary';
import type { LineState } from '../draft/line-state.ts';
import { wordsOf } from './words-of.ts';

/** What was answered so far, question by question, for the summary. */
export function answersOf(line: Line, state: LineState, lists: Lists): readonly Answer[] {
  const contractor = on(person, personKeys(line.contractor), state.contractor, lists, 1);
  const pages = line.pages.flatMap(({ fields }, index) =>
    on(line, fields, state.product, lists, index + 2),
  );
  return [...contractor, ...pages];
}

function on(
  table: Table,
  keys: readonly string[],
  values: Values<Fields>,
  lists: Lists,
  page: number,
): Answer[] {
  const asked = new Set<string>(applicable(table, values));
  return keys.flatMap((key) => {
    const field = table.fields[key];
    const answer = field && asked.has(key) ? wordsOf(field, values[key], lists) : undefined;
    if (!field || !answer) return [];
    return [
      { field: key, question: table.texts?.[key]?.(values).label ?? field.label, answer, page },
    ];
  });
}
