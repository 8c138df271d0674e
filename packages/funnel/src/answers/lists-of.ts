import {
  applicable,
  contractorQuestions,
  type Fields,
  groupsIn,
  isItems,
  isListed,
  type Line,
  listOf,
  same,
  type Table,
  tableIn,
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
    if (tableIn(field))
      return groupsIn(field, values[key], key).flatMap((group) =>
        within(group.table, group.answers),
      );
    const asked = isItems(field) ? field.item : field;
    if (!isListed(asked) || ('known' in asked && asked.known)) return [];
    return (isItems(field) ? asked.list : listOf(table, values, key)) ?? [];
  });
}
