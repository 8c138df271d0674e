import type { Contractor, Profile, Table } from '@preventivo/core';
import type { Questions } from './asked-of.ts';
import { selectionQuestion } from './selection-question.ts';
import { typeQuestion } from './type-question.ts';

/** What page 1 asks who is logged in: which of the saved records, and before that of which type. */
export function chosenOf(
  { types }: Profile['contractor'],
  { tipoPersona, selectPeopleId }: Contractor,
): Questions {
  return {
    table,
    keys: [
      ...(types.length > 1 ? ['tipoPersona'] : []),
      ...(tipoPersona === null ? [] : ['selectPeopleId']),
    ],
    values: { tipoPersona, selectPeopleId: selectPeopleId ?? '' },
  };
}

const fields = { tipoPersona: typeQuestion, selectPeopleId: selectionQuestion };

const table: Table<typeof fields> = {
  fields,
  reacts: { tipoPersona: () => ({ selectPeopleId: '' }) },
};
