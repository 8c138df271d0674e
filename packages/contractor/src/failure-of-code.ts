import {
  type AddressField,
  beside,
  company,
  contractorMessages,
  type Failure,
  type Fields,
  person,
  sharedMessages,
} from '@preventivo/core';
import { selectionQuestion } from './selection-question.ts';
import { typeQuestion } from './type-question.ts';

/**
 * What a server's contractor code speaks of: the field of that code says 'Valore non valido'
 * (`foundation.md 5`). Nothing where the code is none of the contractor's.
 */
export function failureOfCode(code: string): Failure | undefined {
  const control = controls.get(code);
  if (!control) return undefined;
  return { ...control, code, invalid: sharedMessages.VALORE, error: contractorMessages.CONTRACTOR };
}

/** The codes that both forms know speak of fields of the same name. */
const asked: readonly Fields[] = [
  { tipoPersona: typeQuestion, selectPeopleId: selectionQuestion },
  company.fields,
  person.fields,
];

const controls: ReadonlyMap<string, Pick<Failure, 'field' | 'control'>> = new Map(
  asked
    .flatMap(Object.entries)
    .flatMap(([field, asked]) => [
      [asked.code, { field, control: field }] as const,
      ...(asked.kind === 'address' ? partsOf(field, asked) : []),
    ]),
);

function partsOf(field: string, { parts, notFound }: AddressField) {
  return [
    [notFound, { field, control: field }] as const,
    ...Object.entries(parts).map(
      ([part, { code }]) => [code, { field, control: beside(field, part) }] as const,
    ),
  ];
}
