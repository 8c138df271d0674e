import {
  applicable,
  askedOn,
  contractorQuestions,
  contractorValues,
  type Line,
  type Lists,
  listOf,
  type Table,
  type Translate,
  today,
  type WordsContext,
  wordsOf,
} from '@preventivo/core';
import { placeName } from '@preventivo/italian';
import type { TicketAnswer, TicketPage } from '@preventivo/wizard/ticket';
import type { LineState } from '../draft/line-state.ts';
import { stepsOf } from '../pages/steps.ts';
import type { WrongPage } from '../submission/whole-check.ts';

/**
 * Returns the answers of each page for the ticket, the summary next to the form.
 * @param wrong the invalid answers. For each, the result has the question's label instead of the answer
 */
export function answersOf(
  line: Line,
  state: LineState,
  context: WordsContext & { readonly t: Translate },
  wrong: readonly WrongPage[] = [],
): readonly TicketPage[] {
  const contractor = contractorQuestions(line.contractor, state.contractor);
  return stepsOf(line, context.t).map(({ title }, index) => {
    const own = line.pages[index - 1];
    const { table, keys, values } = own
      ? { table: line, keys: askedOn(line, own), values: state.product }
      : contractor;
    const sensitive = new Set<string>(own && line.sensitive);
    const labelOf = (key: string): string =>
      table.texts?.[key]?.(values).label ?? table.fields[key]?.label ?? '';
    const page = index + 1;
    const failures = wrong.flatMap((one) => (one.page === page ? one.failures : []));
    const failed = new Set(failures.map(({ field }) => field));
    const applying = new Set<string>(applicable(table, values));
    const asked = keys.filter((key) => applying.has(key));
    const answers = asked.flatMap((key): readonly TicketAnswer[] => {
      const field = table.fields[key];
      const answer =
        field &&
        !failed.has(key) &&
        wordsOf(field, values[key], context, listOf(table, values, key));
      if (!answer) return [];
      const covered = sensitive.has(key) ? { covered: true } : {};
      return [{ field: key, question: labelOf(key), answer, ...covered }];
    });
    const open = failed.size > 0 && [...failed].map((key) => labelOf(key) || title);
    const short = answers
      .filter(({ field, answer, covered }) => !covered && speaksForItself(table, field, answer))
      .map(({ answer }) => answer);
    return {
      ...{ page, title, first: asked[0] ?? '', answers },
      ...(own ? { short } : stubOf(state, answers)),
      ...(open && { open }),
    };
  });
}

/** Whether a reader understands the answer without its question, as for a name, unlike a yes, a number or a date. */
const speaksForItself = (table: Table, key: string, answer: string): boolean =>
  table.fields[key]?.kind !== 'yesNo' && /\p{L}/u.test(answer);

/** Returns the contractor's name and town, as far as these answers are valid. */
function stubOf({ contractor }: LineState, answers: readonly TicketAnswer[]) {
  const answerTo = (key: string) => answers.find(({ field }) => field === key)?.answer;
  const isCompany = contractor.tipoPersona === 'giuridica';
  const names = isCompany ? ['nomeAzienda'] : ['nome', 'cognome'];
  const given = names.flatMap((key) => answerTo(key) ?? []);
  const { city = '' } = contractorValues(contractor).indirizzoResidenza_SedeLegale ?? {};
  return {
    name: given.length === names.length ? given.join(' ') : undefined,
    short: answerTo('indirizzoResidenza_SedeLegale') ? [placeName(city)] : [],
  };
}

/** Returns the names of the option lists that are needed to format the answers. */
export function listsOf(line: Line, state: LineState): readonly string[] {
  const names = new Set<string>();
  const lists = new Proxy<Lists>({}, { get: (_, name) => void names.add(String(name)) });
  answersOf(line, state, { lists, today: today(), t: String });
  return [...names];
}
