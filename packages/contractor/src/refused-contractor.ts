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
 * Returns the failures of a rejection on page 1; none if this contractor sees no question that it
 * concerns. The field that the server names, or else the field of the error code, shows 'Valore non
 * valido' (docs/rules/contractor.md#codes).
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
 * Moves a failure of a chosen saved record to the list of records, because the record's fields are
 * not on the page. `inside` keeps its field in the record's form.
 */
export function moveToRecordList({ selectPeopleId }: Contractor, failure: Failure): Failure {
  const { field, control } = failure;
  if (selectPeopleId === null || field === 'tipoPersona' || field === list) return failure;
  return { ...failure, field: list, control: list, inside: { field, control } };
}

const list = 'selectPeopleId';

/**
 * The failure of an address that the address search does not find
 * (docs/rules/address.md#known-to-the-search).
 */
export const addressNotFound: Failure = {
  field: 'indirizzoResidenza_SedeLegale',
  control: 'indirizzoResidenza_SedeLegale',
  code: 'CONTRACTOR_ADDRESS_NOT_FOUND',
  invalid: contractorMessages.CONTRACTOR_ADDRESS_NOT_FOUND,
  error: contractorMessages.CONTRACTOR_ADDRESS_NOT_FOUND,
};

/** Returns the contractor message of an error code, also if its question is hidden. */
export const contractorWords = (code: string | undefined): string | undefined =>
  new Map(Object.entries<string>({ ...contractorMessages, ...companyMessages })).get(code ?? '');

/**
 * Returns the sentence for an error code about the contractor whose field page 1 hides.
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
 * Returns the sentence that a question of page 1 lists for a code, even if the question is hidden.
 */
const listedIn = (fields: Fields, code = ''): string | undefined =>
  Object.values(fields)
    .map((field) => refusalSentence(field, code))
    .find((sentence) => sentence !== undefined);

/** Adds field and message to a rejection of the profession, which has two error codes. */
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
