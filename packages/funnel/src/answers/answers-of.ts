import {
  applicable,
  askedOn,
  contractorQuestions,
  type Fields,
  groupsIn,
  isItems,
  isListed,
  type Line,
  listOf,
  same,
  type Table,
  type Translate,
  tableIn,
  type Values,
  type WordsContext,
  wordsOf,
} from '@preventivo/core';
import type { AnsweredPage } from '@preventivo/wizard/summary';
import type { LineState } from '../draft/line-state.ts';
import { stepsOf } from '../pages/steps.ts';
import type { WrongPage } from '../submission/whole-check.ts';

/** Returns the answers of each page for the summary, and the labels of the invalid questions. */
export function answersOf(
  line: Line,
  state: LineState,
  context: WordsContext & { readonly t: Translate },
  wrong: readonly WrongPage[] = [],
): readonly AnsweredPage[] {
  const contractor = contractorQuestions(line.contractor, state.contractor);
  return stepsOf(line, context.t).map(({ title }, index) => {
    const own = line.pages[index - 1];
    const { table, keys, values } = own
      ? { table: line, keys: askedOn(line, own), values: state.product }
      : contractor;
    const sensitive = new Set<string>(own && line.sensitive);
    const labelOf = (key: string): string =>
      table.texts?.[key]?.(values).label ?? table.fields[key]?.label ?? '';
    const applying = new Set<string>(applicable(table, values));
    const asked = keys.filter((key) => applying.has(key));
    const answers = asked.flatMap((key) => {
      const field = table.fields[key];
      const answer = field && wordsOf(field, values[key], context, listOf(table, values, key));
      if (!answer) return [];
      const covered = sensitive.has(key) ? { covered: true } : {};
      return [{ field: key, question: labelOf(key), answer, ...covered }];
    });
    const page = index + 1;
    const failures = wrong.find((one) => one.page === page)?.failures;
    const open = failures && [...new Set(failures.map(({ field }) => field))].map(labelOf);
    return { page, title, first: asked[0] ?? '', answers, ...(open && { open }) };
  });
}

/** Returns the names of the option lists that the summary needs for the labels of the answers. */
export function listsOf(line: Line, { contractor, product }: LineState): readonly string[] {
  const { table, values } = contractorQuestions(line.contractor, contractor);
  return [...new Set([...listsIn(table, values), ...listsIn(line, product)])];
}

function listsIn(table: Table, values: Values<Fields>): readonly string[] {
  return applicable(table, values).flatMap((key) => {
    const field = table.fields[key];
    if (!field || same(values[key], field.initial)) return [];
    if (tableIn(field))
      return groupsIn(field, values[key], key).flatMap((group) =>
        listsIn(group.table, group.answers),
      );
    const asked = isItems(field) ? field.item : field;
    if (!isListed(asked) || ('known' in asked && asked.known)) return [];
    return (isItems(field) ? asked.list : listOf(table, values, key)) ?? [];
  });
}
