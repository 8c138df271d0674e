import {
  applicable,
  askedOn,
  contractorQuestions,
  type Fields,
  type Line,
  listOf,
  type Say,
  type Table,
  type Values,
  type WordsContext,
  wordsOf,
} from '@preventivo/core';
import type { AnsweredPage } from '@preventivo/wizard/summary';
import type { LineState } from '../draft/line-state.ts';
import { stepsOf } from '../pages/steps.ts';
import type { WrongPage } from '../submission/whole-check.ts';

/** What was answered so far, page by page, for the summary. */
export function answersOf(
  line: Line,
  state: LineState,
  context: WordsContext & { readonly say: Say },
  wrong: readonly WrongPage[] = [],
): readonly AnsweredPage[] {
  const { table, keys, values } = contractorQuestions(line.contractor, state.contractor);
  const sensitive = new Set<string>(line.sensitive);
  return stepsOf(line, context.say).map(({ title }, index) => {
    const page = index + 1;
    const own = line.pages[index - 1];
    const asked: Asked = own
      ? { table: line, keys: askedOn(line, own), values: state.product, sensitive }
      : { table, keys, values, sensitive: new Set() };
    const open = wrong.find((one) => one.page === page);
    return {
      page,
      title,
      ...told(asked, context),
      ...(open && { open: questionsOf(asked, open) }),
    };
  });
}

/** The questions of a page. */
interface Asked {
  readonly table: Table;
  readonly keys: readonly string[];
  readonly values: Values<Fields>;
  /** Those whose answers are covered. */
  readonly sensitive: ReadonlySet<string>;
}

function told({ table, keys, values, sensitive }: Asked, context: WordsContext) {
  const applying = new Set<string>(applicable(table, values));
  const asked = keys.filter((key) => applying.has(key));
  const answers = asked.flatMap((key) => {
    const field = table.fields[key];
    const answer = field && wordsOf(field, values[key], context, listOf(table, values, key));
    if (!answer) return [];
    const covered = sensitive.has(key) ? { covered: true } : {};
    return [{ field: key, question: labelOf(table, values, key), answer, ...covered }];
  });
  return { first: asked[0] ?? '', answers };
}

/** The questions that a check has found, each once. */
function questionsOf({ table, values }: Asked, { failures }: WrongPage): readonly string[] {
  const keys = new Set(failures.map(({ field }) => field));
  return [...keys].map((key) => labelOf(table, values, key));
}

const labelOf = ({ texts, fields }: Table, values: Values<Fields>, key: string): string =>
  texts?.[key]?.(values).label ?? fields[key]?.label ?? '';
