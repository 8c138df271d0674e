import { applicable, isAsked } from '../answers/applicable.ts';
import { contractorMessages } from '../errors/contractor-messages.ts';
import { isRecord } from '../json/is-record.ts';
import type { Failure } from '../table/failure.ts';
import type { Field, Fields, Values } from '../table/field.ts';
import { type ControlName, siblingOf } from '../table/path.ts';
import type { Table } from '../table/table.ts';
import { type AddressField, addressPartsInOrder, isAddressAnswer } from './address/field.ts';
import { recordKey } from './group/answers.ts';
import type { GroupField } from './group/field.ts';
import type { ItemsField } from './items/field.ts';
import type { FieldByKind, KindName } from './kinds.ts';

/** A control that the page shows for these answers, with an error code that refers to it. */
export interface AskedControl extends Pick<Failure, 'field' | 'control' | 'code' | 'error'> {
  readonly group?: Failure['group'];
  readonly inside?: Failure['inside'];
  /** Whether the question of the control lists the code among its `refusals`. */
  readonly isListed?: boolean;
  /** The control of the list, if this control belongs to one of its entries. */
  readonly list?: ControlName;
}

/** The questions whose controls to return, and the user's saved records. */
export interface AskedOf {
  /** @defaultValue all keys of the table */
  readonly keys?: readonly string[];
  /** The ids of the logged-in user's saved people; undefined while logged out. */
  readonly records?: readonly string[] | undefined;
}

/**
 * Returns every control to which a refusal may move the focus now, once per error code of the control. Excludes
 * computed and locked answers, which the user cannot correct.
 */
export function askedControls(
  table: Table,
  values: Values<Fields>,
  { keys = Object.keys(table.fields), records }: AskedOf,
): readonly AskedControl[] {
  const applies = new Set<string>(applicable(table, values));
  return keys.flatMap((key) => {
    const field = table.fields[key];
    const isOpen = applies.has(key) && isAsked(table, key) && !table.lockedTo?.[key]?.(values);
    if (!field || !isOpen) return [];
    return controlsOf(field, key, values[key], records).map((one) => ({ ...one, field: key }));
  });
}

function controlsOf(
  field: Field,
  control: ControlName,
  answer: unknown,
  records: AskedOf['records'],
): readonly AskedControl[] {
  const { code, error } = field;
  const own: AskedControl = { field: control, control, code, error };
  const found = controls[field.kind]?.(field, own, answer, records) ?? [own];
  return [...found, ...listedAt(field, found)];
}

/** Returns the controls for each error code in `refusals`. They are the controls of the question's own code. */
const listedAt = ({ code: own, refusals = {} }: Field, found: readonly AskedControl[]) =>
  Object.entries(refusals).flatMap(([code, error]) =>
    found.filter((one) => one.code === own).map((one) => ({ ...one, code, error, isListed: true })),
  );

type Controls<F extends Field> = {
  of(
    field: F,
    own: AskedControl,
    answer: unknown,
    records: AskedOf['records'],
  ): readonly AskedControl[];
}['of'];

type OneControl =
  | ('text' | 'plate' | 'municipality' | 'whole' | 'amount')
  | ('yesNo' | 'choice' | 'choices' | 'date' | 'savedRecord');

const byKind: { readonly [K in Exclude<KindName, OneControl>]: Controls<FieldByKind[K]> } = {
  address: addressControls,
  items: itemsControls,
  group: (field, own, answer, records) => [own, ...groupControls(field, own, answer, records)],
};
const controls: Readonly<Record<string, Controls<Field>>> = byKind;

function itemsControls(
  { item, code, error }: ItemsField<unknown>,
  { control }: AskedControl,
  answer: unknown,
  records: AskedOf['records'],
): readonly AskedControl[] {
  const entries: readonly unknown[] = Array.isArray(answer) ? answer : [];
  return entries.flatMap((entry, index) => {
    const inner = controlsOf(item, `${control}.${index + 1}`, entry, records);
    // The error code of a list refers to the first control of each entry.
    const [first] = inner.some((one) => one.code === code) ? [] : inner;
    const all = first ? [{ ...first, code, error }, ...inner] : inner;
    return all.map((one) => ({ ...one, list: control }));
  });
}

function groupControls(
  { table, code, error }: GroupField<Fields>,
  { control }: AskedControl,
  answer: unknown,
  records: AskedOf['records'],
): readonly AskedControl[] {
  const values: Values<Fields> = isRecord(answer) ? answer : {};
  const key = recordKey(table);
  const named = (name: ControlName) => `${control}.${name}`;
  const inner = askedControls(table, values, { records }).map((one) => ({
    ...one,
    control: named(one.control),
    ...(one.list !== undefined && { list: named(one.list) }),
    group: { code, error },
  }));
  const saved = key === undefined ? undefined : table.fields[key];
  if (!saved || key === undefined || !records) return inner;
  const chosen = named(key);
  const choice = { field: key, control: chosen, code: saved.code, error: saved.error };
  if (!records.some((id) => id === values[key])) return [choice];
  // The user corrects a chosen record in the record's own form, where control names have no group prefix.
  return [
    choice,
    ...inner.map(({ control: wrong, field, ...one }) => ({
      ...one,
      field,
      control: chosen,
      inside: { field, control: wrong.slice(control.length + 1) },
    })),
  ];
}

/**
 * Returns the controls of an address. Before the user chooses an address or types it by hand, this is the search box.
 * Afterwards it is one control per part.
 */
function addressControls(
  { notFound, parts }: AddressField,
  own: AskedControl,
  answer: unknown,
): readonly AskedControl[] {
  const { CONTRACTOR_ADDRESS_NOT_FOUND: error } = contractorMessages;
  const isOpened =
    isAddressAnswer(answer) &&
    (answer.is_manual_address || answer.street !== '' || answer.city !== '');
  return [
    own,
    { ...own, code: notFound, error },
    ...addressPartsInOrder.map((part) => ({
      ...own,
      ...parts[part],
      control: isOpened ? siblingOf(own.control, part) : own.control,
    })),
  ];
}
