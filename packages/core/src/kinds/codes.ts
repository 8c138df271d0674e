import type { Field } from '../table/field.ts';
import type { AddressField } from './address/field.ts';

/** Returns the codes of a question itself, without those that it lists and those of questions inside it. */
export const codesOf = (field: Field): readonly string[] =>
  isAddress(field)
    ? [field.code, field.notFound, ...Object.values(field.parts).map(({ code }) => code)]
    : [field.code];

const isAddress = (field: Field): field is AddressField => field.kind === 'address';
