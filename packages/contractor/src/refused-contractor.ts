import {
  type Contractor,
  companyMessages,
  contractorMessages,
  type Failure,
  type Profile,
  type Refusal,
  refusedAt,
} from '@preventivo/core';
import { askedOf } from './asked-of.ts';
import { atTheList } from './at-the-list.ts';
import { chosenOf } from './chosen-of.ts';

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
  return [...(contractor.selectPeopleId === null ? [] : [chosenOf]), askedOf]
    .map((ask) => ask(profile, contractor))
    .map(({ table, keys, values }) => refusedAt(table, values, named, { keys }))
    .reduce((found, next) => (found.length > 0 ? found : next))
    .map((failure) => atTheList(contractor, { ...failure, group: spokenOf(failure) }));
}

/** What its code says of a contractor, whatever is asked. */
export const contractorWords = (code: string | undefined): string | undefined =>
  new Map(Object.entries<string>({ ...contractorMessages, ...companyMessages })).get(code ?? '');

/** What is said of a code of a contractor whose field is not there now. */
export function contractorSentence(code: string | undefined): string | undefined {
  const { CONTRACTOR } = contractorMessages;
  const words =
    code === 'CONTRACTOR_PROFESSION' ? companyMessages.PROFESSIONE : contractorWords(code);
  return words === undefined || words === CONTRACTOR ? words : `${CONTRACTOR}: ${words}`;
}

/** Two codes mean the profession where page 1 asks for it; one sentence says which value is to be chosen. */
const withField = (refusal: Refusal): Refusal =>
  professions.includes(refusal.code ?? '')
    ? { field: 'professione', message: companyMessages.PROFESSIONE, ...refusal }
    : refusal;
const professions = ['PROFESSIONE', 'CONTRACTOR_PROFESSION'];

const spokenOf = ({ code }: Failure) => ({
  code,
  error:
    code === 'CONTRACTOR_SELECTION'
      ? companyMessages.CONTRACTOR_LOGGED
      : contractorMessages.CONTRACTOR,
});
