import {
  applicable,
  contractorQuestions,
  type Field,
  type Fields,
  isGroup,
  isItems,
  isListed,
  type Line,
  listOf,
  same,
  type Table,
  type Values,
} from '@preventivo/core';
import type { LineState } from '../draft/line-state.ts';

/** The names of the lists that the answers so far were chosen from: the summary tells them in their words. */
export function listsOf(line: Line, { contractor, product }: LineState): readonly string[] {
  const { table, values } = contractorQuestions(line.contractor, contractor);
  return [...new Set([...within(table, values), ...within(line, product)])];
}

function within(table: Table, values: Values<Fields>): readonly string[] {
  return applicable(table, values).flatMap((key) => {
    const field = table.fields[key];
    if (!field || same(values[key], field.initial)) return [];
    return chosenFrom(field, values[key], listOf(table, values, key));
  });
}

function chosenFrom(
  field: Field,
  answer: Values<Fields>[string],
  list: string | null | undefined,
): readonly string[] {
  if (isListed(field)) return list && !('known' in field && field.known) ? [list] : [];
  if (isGroup(field)) return within(field.table, answer);
  if (!isItems(field) || !Array.isArray(answer)) return [];
  const { item } = field;
  return answer.flatMap((one) => chosenFrom(item, one, isListed(item) ? item.list : undefined));
}
