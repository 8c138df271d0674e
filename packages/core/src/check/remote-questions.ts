import { applicable } from '../answers/applicable.ts';
import { sharedMessages } from '../errors/shared-messages.ts';
import { answeredIn } from '../kinds/group/answers.ts';
import { asSent, rulesOf } from '../kinds/rules.ts';
import type { Failure } from '../table/failure.ts';
import type { Fields, Values } from '../table/field.ts';
import { same } from '../table/same.ts';
import type { RemoteCheck, Table } from '../table/table.ts';

/** A check that the quote service runs on some answers. */
export interface RemoteQuestion extends Omit<RemoteCheck, 'marks'> {
  /**
   * The failures to show if the service refuses without a message. The form sends the request only when each of these
   * answers is valid.
   */
  readonly marks: readonly Failure[];
}

/**
 * Returns the quote service's checks of the fields in `keys`, followed by the checks of other fields that mark one of
 * these fields.
 */
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
    .flatMap((key) => [...ownQuestion(table, sent, key, applies), ...within(table, values, key)])
    .filter(({ marks }) => marks.some(({ field }) => keys.includes(field)));
}

/**
 * Returns a failure for every field that the refused check marks. The table's text takes precedence over the
 * service's.
 */
export function refusedRemotely(
  { marks, invalid }: RemoteQuestion,
  said: string | undefined,
): readonly Failure[] {
  const words = invalid ?? said;
  return marks.map((mark) => (words ? { ...mark, invalid: words, error: words } : mark));
}

/** Returns the answers in the form in which they will be sent, because the service validates that form. */
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
  // Ask nothing about an answer that is sent as null.
  const asked = !same(sent[key], fields[key]?.initial) && remote?.[key]?.(sent);
  if (!asked) return [];
  const marks = (asked.controls ?? [key]).filter((mark) => applies.includes(mark));
  return [{ ...asked, marks: marks.flatMap((mark) => marked(fields, mark)) }];
}

function marked(fields: Fields, key: string): readonly Failure[] {
  const field = fields[key];
  if (!field) return [];
  const own = rulesOf(field).refused?.(field, key);
  if (own) return [own];
  const { code, wrong, error, invalid = sharedMessages.VALORE } = field;
  // A text that names limits would mislead: the answer is within the limits, but the service refused it.
  const given = wrong?.includes('{') ? sharedMessages.VALORE : wrong;
  return [{ field: key, control: key, code, invalid: given ?? invalid, error: given ?? error }];
}

/** Returns the checks of the answers in a group or a list. The names of their controls start with the group's name. */
function within<F extends Fields>({ fields }: Table<F>, values: Values<F>, key: string) {
  const field = fields[key];
  const groups = field ? answeredIn(field, values[key], key) : [];
  return groups.flatMap(({ table, answers, control }) =>
    remoteQuestions(table, answers).map(({ marks, ...asked }) => ({
      ...asked,
      marks: marks.map((mark) => ({ ...mark, field: key, control: `${control}.${mark.control}` })),
    })),
  );
}
