import { initialValues } from '../answers/initial-values.ts';
import type { Person } from '../table/person.ts';
import type { ContractorType, Profile } from '../table/table.ts';
import { type Company, company } from './company.ts';
import { person } from './person.ts';

/** A person who asks for the quote. */
export interface PersonContractor {
  readonly tipoPersona: 'fisica';
  /** The id of the saved record that was chosen. */
  readonly selectPeopleId: string | null;
  readonly persona: Person;
}

/** A company that asks for the quote. */
export interface CompanyContractor {
  readonly tipoPersona: 'giuridica';
  /** The id of the saved record that was chosen. */
  readonly selectPeopleId: string | null;
  readonly azienda: Company;
}

/** Nobody yet: a line that takes both types asks first which one it is. */
export interface NoContractor {
  readonly tipoPersona: null;
  readonly selectPeopleId: null;
}

/** Who asks for the quote, as the form holds it (docs/rules/contractor.md#type). */
export type Contractor = PersonContractor | CompanyContractor | NoContractor;

/** A contractor who has answered nothing; where a line takes one type only, it is that one. */
export function emptyContractor(types: readonly ['fisica']): PersonContractor;
export function emptyContractor(types: readonly ['giuridica']): CompanyContractor;
export function emptyContractor(types: readonly ContractorType[]): Contractor;
export function emptyContractor([only, other]: readonly ContractorType[]): Contractor {
  const selectPeopleId = null;
  if (other || !only) return { tipoPersona: null, selectPeopleId };
  return only === 'fisica'
    ? { tipoPersona: only, selectPeopleId, persona: initialValues(person) }
    : { tipoPersona: only, selectPeopleId, azienda: initialValues(company) };
}

/**
 * The contractor after its type was chosen: another type clears everything
 * (docs/rules/contractor.md#type).
 */
export function chosenType(contractor: Contractor, type: ContractorType): Contractor {
  return contractor.tipoPersona === type ? contractor : emptyContractor([type]);
}

/** The person who asks. A company, or nobody, has the answers of a person who gave none. */
export const personOf = (contractor: Contractor): Person =>
  contractor.tipoPersona === 'fisica' ? contractor.persona : initialValues(person);

/** The answers to page 1: the person's, or the company's, whose names and contacts are its referent's. */
export const contractorValues = (contractor: Contractor): Person | Company =>
  contractor.tipoPersona === 'giuridica' ? contractor.azienda : personOf(contractor);

/** The questions of page 1 that a line asks, in the order of the checks. @param fields by form key */
export function contractorKeys(
  fields: object,
  hides: Profile['contractor']['hides'] = [],
): readonly string[] {
  const hidden: readonly string[] = hides;
  return Object.keys(fields).filter((key) => !hidden.includes(key));
}
