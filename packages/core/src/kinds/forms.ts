import { settle } from '../answers/settle.ts';
import { isRecord } from '../json/is-record.ts';
import type { Field, Fields, Values } from '../table/field.ts';
import type { Table } from '../table/table.ts';
import { isAddressAnswer } from './address/field.ts';
import { type FieldByKind, type KindName, ofKind } from './kinds.ts';

/**
 * Restores stored answers for the current table. Replaces malformed answers with empty ones, and clears answers to
 * questions that no longer apply. Accepts any stored value, so that the page always renders.
 */
export function valuesOf<F extends Fields>(
  table: Table<F>,
  kept: Readonly<Record<string, unknown>>,
): Values<F> {
  const entries = Object.entries(table.fields).map(([key, field]) => [
    key,
    answerOf(field, kept[key]),
  ]);
  const values = Object.fromEntries(entries) as Values<F>;
  return settle(table, values, withEntries(table, values));
}

/**
 * Gives each list as many entries as the user's answer requires. A draft may be saved while the user is still typing
 * the number of entries, before the list has been extended.
 */
function withEntries<F extends Fields>(table: Table<F>, values: Values<F>): Values<F> {
  const isList = (key: string) => table.fields[key]?.kind === 'items';
  if (!Object.keys(table.fields).some(isList)) return values;
  const lists = Object.values(table.reacts ?? {}).flatMap((react) =>
    Object.entries(react?.(values, values, '') ?? {}).filter(([key]) => isList(key)),
  );
  return { ...values, ...Object.fromEntries(lists) };
}

function answerOf(field: Field, kept: unknown): unknown {
  const { own } = field;
  const form = own ? keepIf((kept) => own.hasForm(kept)) : ofKind<Form<Field>>(forms, field);
  return form(field, kept);
}

/** Returns the stored answer of a field, or the empty answer if the stored answer is malformed. */
type Form<F extends Field> = { answer(field: F, kept: unknown): unknown }['answer'];

const keepIf =
  (hasForm: (kept: unknown) => boolean): Form<Field> =>
  ({ initial }, kept) =>
    hasForm(kept) ? kept : initial;
const isText = (kept: unknown) => typeof kept === 'string';
const text = keepIf(isText);
const textOrNull = keepIf((kept) => kept === null || isText(kept));
const numberOrNull = keepIf((kept) => kept === null || Number.isFinite(kept));

const forms: { readonly [K in KindName]: Form<FieldByKind[K]> } = {
  text,
  plate: text,
  municipality: text,
  whole: numberOrNull,
  amount: numberOrNull,
  yesNo: keepIf((kept) => kept === null || typeof kept === 'boolean'),
  choice: textOrNull,
  choices: keepIf((kept) => Array.isArray(kept) && kept.every(isText)),
  date: textOrNull,
  address: keepIf(isAddressAnswer),
  savedRecord: text,
  items: ({ item, initial }, kept) =>
    Array.isArray(kept) ? kept.map((one) => answerOf(item, one)) : initial,
  group: ({ table, initial }, kept) => (isRecord(kept) ? valuesOf(table, kept) : initial),
};
