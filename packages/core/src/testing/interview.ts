import { initialValues } from '../answers/initial-values.ts';
import { settle } from '../answers/settle.ts';
import { check } from '../check/check.ts';
import { type Refusal, refusedAt } from '../check/refused-at.ts';
import type { Failure } from '../table/failure.ts';
import type { Fields, Values } from '../table/field.ts';
import type { Lists } from '../table/option.ts';
import type { Line } from '../table/table.ts';
import type { ValidationContext } from '../table/validation-context.ts';
import { fromWire, toWire } from '../wire/wire.ts';

/** When a line is asked, and by whom. */
interface Asking extends Pick<ValidationContext, 'today' | 'records' | 'settings' | 'received'> {
  readonly lists?: Lists;
}

/** A line that is asked in a test: its answers, and what is asked, wrong and sent because of them. */
export interface Interview<F extends Fields> {
  /** Who answered nothing. */
  readonly nobody: Values<F>;
  /** The answers after a change, as the form would hold them. */
  change(before: Values<F>, answers: Partial<Values<F>>): Values<F>;
  /** Everything that is wrong, in the order of the pages. */
  refused(answers: Values<F>): readonly Failure[];
  /** What a refusal by the server marks, and with which sentences. */
  refusedByServer(answers: Values<F>, refusal: Refusal): readonly Failure[];
  /** The names of the controls that are wrong. */
  marked(answers: Values<F>): readonly string[];
  /** What the summary says of them. */
  sentences(answers: Values<F>): readonly string[];
  /** The body of a request. */
  sent(answers: Values<F>): Record<string, unknown>;
  /** What the server reads of a body. */
  read(body: Readonly<Record<string, unknown>>): ReturnType<typeof fromWire<F>>;
}

/** Asks a line as its form and its server do: for the tests of a table. */
export function interview<F extends Fields>(
  line: Line<F>,
  { today, lists = {}, ...visit }: Asking,
): Interview<F> {
  const keys = line.pages.flatMap(({ fields }) => fields);
  const refused = (answers: Values<F>) => check(line, answers, { today, lists, keys, ...visit });
  return {
    nobody: initialValues(line),
    change: (before, answers) =>
      settle(line, before, { ...before, ...answers }, today, visit.settings),
    refused,
    refusedByServer: (answers, refusal) =>
      refusedAt(line, answers, refusal, { keys, records: visit.records }),
    marked: (answers) => refused(answers).map(({ control }) => control),
    sentences: (answers) => refused(answers).map(({ error }) => error),
    sent: (answers) => toWire(line, answers),
    // As it comes over the wire: what JSON cannot hold is gone.
    read: (body) => fromWire(line, JSON.parse(JSON.stringify(body))),
  };
}
