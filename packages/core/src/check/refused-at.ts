import { sharedMessages } from '../errors/shared-messages.ts';
import type { Failed } from '../http/result.ts';
import { type AskedControl, type AskedOf, askedControls } from '../kinds/asked-controls.ts';
import { checkWords, type Failure } from '../table/failure.ts';
import type { Fields, Values } from '../table/field.ts';
import type { Table } from '../table/table.ts';

/** What a server says of an answer it does not take. */
export type Refusal = Pick<Failed, 'code' | 'field' | 'message'>;

/**
 * Returns what a refusal speaks of, among the controls that these answers show: the control it names goes before its
 * code. Empty where it speaks of none of them. A code that a question lists in its `refusals` has that sentence;
 * otherwise the server's words count, where it has some and the table is in their language.
 */
export function refusedAt(
  table: Table,
  values: Values<Fields>,
  refusal: Refusal,
  asked: AskedOf = {},
): readonly Failure[] {
  const controls = askedControls(table, values, asked);
  const rule = table.checks?.find((one) => checkWords(table, one).code === refusal.code);
  const named = controls.filter(({ control }) => control === refusal.field);
  const coded = controls.filter(({ code }) => code === refusal.code);
  const marked = controls.filter(({ control }) => rule?.marks.includes(control));
  const near = controls.filter(({ control }) => refusal.field?.startsWith(`${control}.`));
  const found = [
    named.filter((one) => coded.includes(one)),
    within(coded, refusal.field),
    named,
    coded,
    marked,
    near,
    within(controls, refusal.field),
  ].find(({ length }) => length > 0);
  if (!found) return [];
  const listed = coded.find(({ isListed }) => isListed);
  if (listed) return inEachEntry(found).map((one) => listedFailure(one, listed));
  const words = rule && checkWords(table, rule);
  const { message: _, ...silent } = refusal;
  const heard = table.language ? silent : refusal;
  return inEachEntry(found).map((one) => failureOf(one, heard, words?.error));
}

const within = (controls: readonly AskedControl[], name: string | undefined) =>
  controls.filter(({ control }) => name !== undefined && control.startsWith(`${name}.`));

/** The first of them; of a list whose entry is not named, the same of each entry. */
function inEachEntry(found: readonly AskedControl[]): readonly AskedControl[] {
  const [first] = found;
  if (!first?.list) return found.slice(0, 1);
  return found.filter((one) => one.code === first.code && placeIn(one) === placeIn(first));
}

/** Where in its entry: `2.anno` of a list is `.anno`. */
const placeIn = ({ list = '', control }: AskedControl) =>
  control.slice(list.length + 1).replace(/^\d+/, '');

/** The sentence that the table lists for the code, wherever the server places it. */
const listedFailure = (
  { list: _, isListed: __, ...control }: AskedControl,
  { code, error }: AskedControl,
): Failure => ({ ...control, code, error, invalid: error });

function failureOf(
  { list: _, error: words, group, ...control }: AskedControl,
  { code = control.code, message }: Refusal,
  rule: string | undefined,
): Failure {
  // The server knows the limits that its sentence names; ours would show their empty places.
  const own = (rule ?? words).includes('{') ? sharedMessages.VALORE : (rule ?? words);
  return {
    ...control,
    code,
    invalid: sharedMessages.VALORE,
    error: group ? own : (message ?? own),
    ...(group && { group: { ...group, error: message ?? group.error } }),
  };
}
