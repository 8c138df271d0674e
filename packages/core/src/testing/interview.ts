import { initialValues } from '../answers/initial-values.ts';
import { settle } from '../answers/settle.ts';
import { check } from '../check/check.ts';
import { refusedAt, type ServerRefusal } from '../check/refused-at.ts';
import type { Failure } from '../table/failure.ts';
import type { Fields, Values } from '../table/field.ts';
import type { Lists } from '../table/option.ts';
import type { Line } from '../table/table.ts';
import type { ValidationContext } from '../table/validation-context.ts';
import { fromWire, toWire } from '../wire/wire.ts';

interface Asking extends Pick<ValidationContext, 'today' | 'records' | 'settings' | 'received'> {
  readonly lists?: Lists;
}

/** A line under test: its answers, and the questions, errors and bodies that follow from them. */
export interface Interview<F extends Fields> {
  /** The answers of an empty form. */
  readonly nobody: Values<F>;
  /** Returns the answers of the form after a change. */
  change(before: Values<F>, answers: Partial<Values<F>>): Values<F>;
  /** Returns all failures, in the order of the pages. */
  refused(answers: Values<F>): readonly Failure[];
  /** Returns the failures for a refusal by the server. */
  refusedByServer(answers: Values<F>, refusal: ServerRefusal): readonly Failure[];
  /** Returns the names of the invalid controls. */
  marked(answers: Values<F>): readonly string[];
  /** Returns the sentences that the summary shows for the invalid controls. */
  sentences(answers: Values<F>): readonly string[];
  sent(answers: Values<F>): Record<string, unknown>;
  /** Reads a body in the same way as the server. */
  read(body: Readonly<Record<string, unknown>>): ReturnType<typeof fromWire<F>>;
}

/** Runs a line like its form and its server, for the tests of a table. */
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
    // The JSON round trip drops values that JSON cannot represent.
    read: (body) => fromWire(line, JSON.parse(JSON.stringify(body))),
  };
}
