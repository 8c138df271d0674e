import { type AddressField, type Field, isGroup, isItems, type Line } from '@preventivo/core';

/** Every code of a line's questions, whether they apply or not. */
export const codesOf = ({ fields }: Line): readonly string[] => [
  ...new Set(Object.values(fields).flatMap(codesWithin)),
];

/** Every code of a question, and of those inside it. */
export function codesWithin(field: Field): readonly string[] {
  if (isItems(field)) return [field.code, ...codesWithin(field.item)];
  if (isGroup(field))
    return [field.code, ...Object.values(field.table.fields).flatMap(codesWithin)];
  return isAddress(field) ? [field.code, field.notFound, ...partsOf(field)] : [field.code];
}

const isAddress = (field: Field): field is AddressField => field.kind === 'address';
const partsOf = ({ parts }: AddressField) => Object.values(parts).map(({ code }) => code);
