import { type AddressField, type Field, isGroup, isItems, type Line } from '@preventivo/core';

/** Returns the error codes of all questions of a line, including hidden ones. */
export const codesOf = ({ fields }: Line): readonly string[] => [
  ...new Set(Object.values(fields).flatMap(codesWithin)),
];

/** Returns all error codes of a question and of the questions inside it, including the codes in `refusals`. */
export function codesWithin(field: Field): readonly string[] {
  const own = [field.code, ...Object.keys(field.refusals ?? {})];
  if (isItems(field)) return [...own, ...codesWithin(field.item)];
  if (isGroup(field)) return [...own, ...Object.values(field.table.fields).flatMap(codesWithin)];
  return isAddress(field) ? [...own, field.notFound, ...partsOf(field)] : own;
}

const isAddress = (field: Field): field is AddressField => field.kind === 'address';
const partsOf = ({ parts }: AddressField) => Object.values(parts).map(({ code }) => code);
