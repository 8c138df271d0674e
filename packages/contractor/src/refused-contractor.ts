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
 * Returns the failures to show on page 1 when the server rejects the contractor. The failure marks the field that the
 * server names, or else the field of the error code (docs/rules/contractor.md#codes). If page 1 does not show this
 * field, returns none.
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
 * Moves a failure of a saved record to the list of records, because page 1 does not show the record's fields. `inside`
 * keeps the failed field, which the record's form marks.
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

/** Returns the contractor's message for an error code, even if page 1 hides its question. */
export const contractorWords = (code: string | undefined): string | undefined =>
  new Map(Object.entries<string>({ ...contractorMessages, ...companyMessages })).get(code ?? '');

/**
 * Returns a sentence for an error code about the contractor whose field page 1 hides.
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

/** Returns a question's sentence for an error code, even if page 1 hides the question. */
const listedIn = (fields: Fields, code = ''): string | undefined =>
  Object.values(fields)
    .map((field) => refusalSentence(field, code))
    .find((sentence) => sentence !== undefined);

/** Adds the field and the message to a refusal of the profession: two error codes mean this refusal. */
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
