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

/** Returns the questions of page 1 for a logged-in user: the contractor type, and the saved record. */
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
  // See docs/rules/accounts.md#saved-records.
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
