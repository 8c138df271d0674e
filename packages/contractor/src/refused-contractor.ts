import {
  type Contractor,
  companyMessages,
  contractorMessages,
  contractorQuestions,
  type Failure,
  type Fields,
  type Profile,
  type Refusal,
  refusalSentence,
  refusedAt,
  type Say,
  type Table,
} from '@preventivo/core';
import { selectionQuestions } from './selection-questions.ts';

/**
 * What a refusal speaks of on page 1: the field it names, or that of its code, says 'Valore non
 * valido' (docs/rules/contractor.md#codes). Nothing where it speaks of none that stands there for
 * this contractor.
 */
export function refusedContractor(
  profile: Profile['contractor'],
  contractor: Contractor,
  refusal: Refusal,
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
 * What is wrong with the answers of a saved record that was chosen is said at the list, and put
 * right in the record's own form: its fields are not on the page.
 */
export function atTheList({ selectPeopleId }: Contractor, failure: Failure): Failure {
  const { field, control } = failure;
  if (selectPeopleId === null || field === 'tipoPersona' || field === list) return failure;
  return { ...failure, field: list, control: list, inside: { field, control } };
}

const list = 'selectPeopleId';

/**
 * What is wrong with an address that the address search does not know
 * (docs/rules/address.md#known-to-the-search).
 */
export const addressNotFound: Failure = {
  field: 'indirizzoResidenza_SedeLegale',
  control: 'indirizzoResidenza_SedeLegale',
  code: 'CONTRACTOR_ADDRESS_NOT_FOUND',
  invalid: contractorMessages.CONTRACTOR_ADDRESS_NOT_FOUND,
  error: contractorMessages.CONTRACTOR_ADDRESS_NOT_FOUND,
};

/** What its code says of a contractor, whatever is asked. */
export const contractorWords = (code: string | undefined): string | undefined =>
  new Map(Object.entries<string>({ ...contractorMessages, ...companyMessages })).get(code ?? '');

/**
 * Returns the sentence for a code of a contractor whose field page 1 does not show now.
 * @param code as the server sends it
 * @param say translates each part of the sentence
 * @param table what page 1 asks: its questions may list the code in `refusals`
 */
export function contractorSentence(
  code: string | undefined,
  say: Say,
  { fields }: Table,
): string | undefined {
  const { CONTRACTOR } = contractorMessages;
  const words =
    code === 'CONTRACTOR_PROFESSION'
      ? companyMessages.PROFESSIONE
      : (contractorWords(code) ?? listedIn(fields, code));
  return words === undefined || words === CONTRACTOR ? words : `${say(CONTRACTOR)}: ${say(words)}`;
}

/** Returns the sentence that a question of page 1 lists for a code, shown or not. */
const listedIn = (fields: Fields, code = ''): string | undefined =>
  Object.values(fields)
    .map((field) => refusalSentence(field, code))
    .find((sentence) => sentence !== undefined);

/** Two codes mean the profession where page 1 asks for it; one sentence says which value is to be chosen. */
const withField = (refusal: Refusal): Refusal =>
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
