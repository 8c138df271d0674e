import { applicable } from '../answers/applicable.ts';
import { sharedMessages } from '../errors/shared-messages.ts';
import { answeredIn } from '../kinds/group/answers.ts';
import { asSent, rulesOf } from '../kinds/rules.ts';
import type { Failure } from '../table/failure.ts';
import type { Field, Fields, Values } from '../table/field.ts';
import { same } from '../table/same.ts';
import type { Table } from '../table/table.ts';
import type { AnswerValidator } from '../table/validator.ts';

/** A check of the quote service that is to be asked of some answers. */
export interface RemoteQuestion {
  readonly what: AnswerValidator | 'address';
  readonly content: string | object;
  /** What is wrong when it refuses without a word of its own. Each must be right by itself before it is asked. */
  readonly marks: readonly Failure[];
  /** What the table says then, whatever the service does. */
  readonly invalid?: string;
}

/** What the quote service is to be asked about these fields, in order: their own checks and those that mark them. */
export function remoteQuestions<F extends Fields>(
  table: Table<F>,
  values: Values<F>,
  keys: readonly string[] = Object.keys(table.fields),
): readonly RemoteQuestion[] {
  const applies = applicable(table, values);
  const sent = allAsSent(table, values);
  const order = [...keys, ...Object.keys(table.fields).filter((key) => !keys.includes(key))];
  return order
    .filter((key) => applies.includes(key))
    .flatMap((key) => [
      ...ownQuestion(table, sent, key, applies),
      ...within(table.fields[key], values[key], key),
    ])
    .filter(({ marks }) => marks.some(({ field }) => keys.includes(field)));
}

/** What is wrong after the service refused: the table's words stand at every field it marks, else the service's. */
export function refusedRemotely(
  { marks, invalid }: RemoteQuestion,
  said: string | undefined,
): readonly Failure[] {
  const words = invalid ?? said;
  return marks.map((mark) => (words ? { ...mark, invalid: words, error: words } : mark));
}

/** What is asked about is what will be sent. */
function allAsSent<F extends Fields>({ fields }: Table<F>, values: Values<F>): Values<F> {
  const sent = Object.entries(fields).map(([key, field]) => [key, asSent(field, values[key])]);
  return { ...values, ...Object.fromEntries(sent) };
}

function ownQuestion<F extends Fields>(
  { fields, remote }: Table<F>,
  sent: Values<F>,
  key: string,
  applies: readonly string[],
): readonly RemoteQuestion[] {
  // Of what is sent as nothing there is nothing to ask.
  const asked = !same(sent[key], fields[key]?.initial) && remote?.[key]?.(sent);
  if (!asked) return [];
  const marks = (asked.marks ?? [key]).filter((mark) => applies.includes(mark));
  return [{ ...asked, marks: marks.flatMap((mark) => marked(fields[mark], mark)) }];
}

function marked(field: Field | undefined, key: string): readonly Failure[] {
  if (!field) return [];
  const own = rulesOf(field).refused?.(field, key);
  if (own) return [own];
  const { code, wrong, error, invalid = sharedMessages.VALORE } = field;
  // Words with limits in them speak of limits, and these were kept.
  const given = wrong?.includes('{') ? sharedMessages.VALORE : wrong;
  return [{ field: key, control: key, code, invalid: given ?? invalid, error: given ?? error }];
}

/** The questions about what a group or a list holds. */
const within = (field: Field | undefined, answer: unknown, key: string) =>
  (field ? answeredIn(field, answer, key) : []).flatMap(({ table, answers, control }) =>
    remoteQuestions(table, answers).map((question) => under(key, control, question)),
  );

const under = (field: string, prefix: string, { marks, ...asked }: RemoteQuestion) => ({
  ...asked,
  marks: marks.map((mark) => ({ ...mark, field, control: `${prefix}.${mark.control}` })),
});
