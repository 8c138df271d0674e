import {
  type Contractor,
  companyMessages,
  contractorMessages,
  contractorQuestions,
  type Failure,
  type Fields,
  type Profile,
  refusalSentence,
  refusedAt,
  type ServerRefusal,
  type Table,
  type Translate,
} from '@preventivo/core';
import { selectionQuestions } from './selection-questions.ts';

/**
 * Returns the failures of a rejection on page 1: the named field, or the field of its code, shows
 * 'Valore non valido' (docs/rules/contractor.md#codes). Empty if it concerns no question shown to
 * this contractor.
 */
export function refusedContractor(
  profile: Profile['contractor'],
  contractor: Contractor,
  refusal: ServerRefusal,
): readonly Failure[] {
  const named = withField(refusal);
  const isChosen = contractor.selectPeopleId !== null;
  return [...(isChosen ? [selectionQuestions] : []), contractorQuestions]
    .map((questions) => questions(profile, contractor))
    .map(({ table, keys, values }) => refusedAt(table, values, named, { keys }))
    .reduce((found, next) => (found.length > 0 ? found : next))
    .map((failure) => atTheList(contractor, { ...failure, group: groupOf(failure) }));
}

/**
 * Moves a failure of a chosen saved record to the list, with a reference to the record's form: its
 * fields are not on the page.
 */
export function atTheList({ selectPeopleId }: Contractor, failure: Failure): Failure {
  const { field, control } = failure;
  if (selectPeopleId === null || field === 'tipoPersona' || field === list) return failure;
  return { ...failure, field: list, control: list, inside: { field, control } };
}

const list = 'selectPeopleId';

/**
 * Failure for an address unknown to the address search (docs/rules/address.md#known-to-the-search).
 */
export const addressNotFound: Failure = {
  field: 'indirizzoResidenza_SedeLegale',
  control: 'indirizzoResidenza_SedeLegale',
  code: 'CONTRACTOR_ADDRESS_NOT_FOUND',
  invalid: contractorMessages.CONTRACTOR_ADDRESS_NOT_FOUND,
  error: contractorMessages.CONTRACTOR_ADDRESS_NOT_FOUND,
};

/** Returns the contractor message of an error code, independent of the questions. */
export const contractorWords = (code: string | undefined): string | undefined =>
  new Map(Object.entries<string>({ ...contractorMessages, ...companyMessages })).get(code ?? '');

/**
 * Returns the sentence for a code of a contractor whose field page 1 does not show now.
 * @param code as the server sends it
 * @param say translates each part of the sentence
 * @param table the questions of page 1, which may list the code in `refusals`
 */
export function contractorSentence(
  code: string | undefined,
  t: Translate,
  { fields }: Table,
): string | undefined {
  const { CONTRACTOR } = contractorMessages;
  const words =
    code === 'CONTRACTOR_PROFESSION'
      ? companyMessages.PROFESSIONE
      : (contractorWords(code) ?? listedIn(fields, code));
  return words === undefined || words === CONTRACTOR ? words : `${t(CONTRACTOR)}: ${t(words)}`;
}

/** Returns the sentence that a question of page 1 lists for a code, shown or hidden. */
const listedIn = (fields: Fields, code = ''): string | undefined =>
  Object.values(fields)
    .map((field) => refusalSentence(field, code))
    .find((sentence) => sentence !== undefined);

/** Two codes refer to the profession on page 1; one sentence asks for the value. */
const withField = (refusal: ServerRefusal): ServerRefusal =>
  professions.includes(refusal.code ?? '')
    ? { field: 'professione', message: companyMessages.PROFESSIONE, ...refusal }
    : refusal;
const professions = ['PROFESSIONE', 'CONTRACTOR_PROFESSION'];

const groupOf = ({ code }: Failure) => ({
  code,
  error:
    code === 'CONTRACTOR_SELECTION'
      ? companyMessages.CONTRACTOR_LOGGED
      : contractorMessages.CONTRACTOR,
});
