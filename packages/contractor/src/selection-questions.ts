import {
  type Contractor,
  companyMessages,
  type Profile,
  type Questions,
  type Table,
  text,
  typeQuestion,
} from '@preventivo/core';
import { savedChoose } from '@preventivo/core/words';

/** What page 1 asks who is logged in: which of the saved records, and before that of which type. */
export function selectionQuestions(
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

const fields = {
  tipoPersona: typeQuestion,
  // docs/rules/accounts.md#saved-records
  selectPeopleId: text({
    label: savedChoose,
    code: 'CONTRACTOR_SELECTION',
    error: companyMessages.CONTRACTOR_LOGGED,
    invalid: companyMessages.CONTRACTOR_SELECTION,
  }),
};

const table: Table<typeof fields> = {
  fields,
  reacts: { tipoPersona: () => ({ selectPeopleId: '' }) },
};
