import type { Field } from '../table/field.ts';
import type { AddressField } from './address/field.ts';

/** Returns the error codes of a question itself. Excludes the codes in its `refusals` and those of nested questions. */
export const codesOf = (field: Field): readonly string[] =>
  isAddress(field)
    ? [field.code, field.notFound, ...Object.values(field.parts).map(({ code }) => code)]
    : [field.code];

const isAddress = (field: Field): field is AddressField => field.kind === 'address';
