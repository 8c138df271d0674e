import {
  applicable,
  askedOn,
  contractorQuestions,
  type Line,
  type Lists,
  listOf,
  type Translate,
  today,
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

/** Returns the names of the option lists that formatting the answers reads. */
export function listsOf(line: Line, state: LineState): readonly string[] {
  const names = new Set<string>();
  const lists = new Proxy<Lists>({}, { get: (_, name) => void names.add(String(name)) });
  answersOf(line, state, { lists, today: today(), t: String });
  return [...names];
}
