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
 * Returns the failures to show on page 1 if the server rejects the contractor. Returns none if the
 * rejected field is not visible for this contractor. Marks the field that the server names, or else
 * the field of the error code (docs/rules/contractor.md#codes).
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
    .map((failure) => moveToRecordList(contractor, { ...failure, group: groupOf(failure) }));
}

/**
 * Moves a failure of a saved record to the list of records, because the fields of the record are
 * not on the page. `inside` keeps the failed field, which is marked in the record's form.
 */
export function moveToRecordList({ selectPeopleId }: Contractor, failure: Failure): Failure {
  const { field, control } = failure;
  if (selectPeopleId === null || field === 'tipoPersona' || field === list) return failure;
  return { ...failure, field: list, control: list, inside: { field, control } };
}

const list = 'selectPeopleId';

/**
 * The failure for an address that the search does not find
 * (docs/rules/address.md#known-to-the-search).
 */
export const addressNotFound: Failure = {
  field: 'indirizzoResidenza_SedeLegale',
  control: 'indirizzoResidenza_SedeLegale',
  code: 'CONTRACTOR_ADDRESS_NOT_FOUND',
  invalid: contractorMessages.CONTRACTOR_ADDRESS_NOT_FOUND,
  error: contractorMessages.CONTRACTOR_ADDRESS_NOT_FOUND,
};

/** Returns the contractor's message for an error code, even if its question is hidden. */
export const contractorWords = (code: string | undefined): string | undefined =>
  new Map(Object.entries<string>({ ...contractorMessages, ...companyMessages })).get(code ?? '');

/**
 * Returns a sentence for an error code about the contractor, if page 1 hides the code's field.
 * @param code the server's error code
 * @param t translates each part of the sentence
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

/**
 * Returns the sentence that a question of page 1 has for an error code, even if the question is
 * hidden.
 */
const listedIn = (fields: Fields, code = ''): string | undefined =>
  Object.values(fields)
    .map((field) => refusalSentence(field, code))
    .find((sentence) => sentence !== undefined);

/**
 * If the server rejects the profession, adds the field and the message, because two error codes
 * mean the same.
 */
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
