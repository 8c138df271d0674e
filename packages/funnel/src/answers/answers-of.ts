import {
  applicable,
  askedOn,
  contractorQuestions,
  type Fields,
  type Line,
  listOf,
  type Table,
  type Values,
  type WordsContext,
  wordsOf,
} from '@preventivo/core';
import type { Answer } from '@preventivo/wizard/summary';
import type { LineState } from '../draft/line-state.ts';

/** What was answered so far, question by question, for the summary. */
export function answersOf(line: Line, state: LineState, context: WordsContext): readonly Answer[] {
  const { table, keys, values } = contractorQuestions(line.contractor, state.contractor);
  const contractor = on(table, keys, values, context, 1);
  const pages = line.pages.flatMap((page, index) =>
    on(line, askedOn(line, page), state.product, context, index + 2),
  );
  const sensitive = new Set<string>(line.sensitive);
  const covered = pages.map((answer) =>
    sensitive.has(answer.field) ? { ...answer, covered: true } : answer,
  );
  return [...contractor, ...covered];
}

function on(
  table: Table,
  keys: readonly string[],
  values: Values<Fields>,
  context: WordsContext,
  page: number,
): Answer[] {
  const asked = new Set<string>(applicable(table, values));
  return keys.flatMap((key) => {
    const field = table.fields[key];
    if (!field || !asked.has(key)) return [];
    const answer = wordsOf(field, values[key], context, listOf(table, values, key));
    if (!answer) return [];
    return [
      { field: key, question: table.texts?.[key]?.(values).label ?? field.label, answer, page },
    ];
  });
}
