import { sharedMessages } from '../errors/shared-messages.ts';
import type { Failed } from '../http/result.ts';
import { type AskedControl, type AskedOf, askedControls } from '../kinds/asked-controls.ts';
import { checkWords, type Failure } from '../table/failure.ts';
import type { Fields, Texts, Values } from '../table/field.ts';
import type { Table } from '../table/table.ts';

/** A server's refusal of an answer. */
export type ServerRefusal = Pick<Failed, 'code' | 'field' | 'message'>;

/**
 * Returns the failures for a server's refusal, at the controls that the form shows for these answers. Returns an
 * empty list if the refusal concerns none of them. A control that the server names takes precedence over the code.
 * The message comes from the question's `refusals` for this code. Without an entry, it is the server's, if the table
 * has the server's language.
 */
export function refusedAt(
  table: Table,
  values: Values<Fields>,
  refusal: ServerRefusal,
  asked: AskedOf = {},
): readonly Failure[] {
  const controls = askedControls(table, values, asked);
  const rule = table.checks?.find((one) => checkWords(table, one).code === refusal.code);
  const named = controls.filter(({ control }) => control === refusal.field);
  const coded = controls.filter(({ code }) => code === refusal.code);
  const found = [
    named.filter((one) => coded.includes(one)),
    within(coded, refusal.field),
    named,
    coded,
    controls.filter(({ control }) => rule?.controls.includes(control)),
    controls.filter(({ control }) => refusal.field?.startsWith(`${control}.`)),
    within(controls, refusal.field),
  ].find(({ length }) => length > 0);
  if (!found) return [];
  const listed = coded.find(({ isListed }) => isListed);
  if (listed) return inEachEntry(found).map((one) => listedFailure(one, listed));
  const words = rule && checkWords(table, rule).error;
  const said = table.language ? { code: refusal.code } : refusal;
  return inEachEntry(found).map((one) => failureOf(one, said, words));
}

/** Returns the sentence in a question's `refusals` for a server's code; undefined if it has no entry. */
export const refusalSentence = (
  { refusals = {} }: Pick<Texts, 'refusals'>,
  code: string,
): string | undefined => (Object.hasOwn(refusals, code) ? refusals[code] : undefined);

const within = (controls: readonly AskedControl[], name: string | undefined) =>
  controls.filter(({ control }) => name !== undefined && control.startsWith(`${name}.`));

/** Returns the first control. If it is in a list and the server names no entry, returns the control of every entry. */
function inEachEntry(found: readonly AskedControl[]): readonly AskedControl[] {
  const [first] = found;
  if (!first?.list) return found.slice(0, 1);
  return found.filter((one) => one.code === first.code && placeIn(one) === placeIn(first));
}

/** Returns the name of a control inside its list entry: `.anno` for `gare.2.anno`. */
const placeIn = ({ list = '', control }: AskedControl) =>
  control.slice(list.length + 1).replace(/^\d+/, '');

/** Returns a failure at the control that the server names, with the sentence from the table's `refusals`. */
const listedFailure = (
  { list: _, isListed: __, ...control }: AskedControl,
  { code, error }: AskedControl,
): Failure => ({ ...control, code, error, invalid: error });

function failureOf(
  { list: _, error: words, group, ...control }: AskedControl,
  { code = control.code, message }: ServerRefusal,
  rule: string | undefined,
): Failure {
  // The question's sentence may contain placeholders for limits that only the server knows.
  const own = (rule ?? words).includes('{') ? sharedMessages.VALORE : (rule ?? words);
  return {
    ...control,
    code,
    invalid: sharedMessages.VALORE,
    error: group ? own : (message ?? own),
    ...(group && { group: { ...group, error: message ?? group.error } }),
  };
}
