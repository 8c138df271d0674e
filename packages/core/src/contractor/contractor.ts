import { initialValues } from '../answers/initial-values.ts';
import type { Person } from '../table/person.ts';
import type { ContractorType, Profile } from '../table/table.ts';
import { type Company, company } from './company.ts';
import { person } from './person.ts';

/** A person who asks for the quote. */
export interface PersonContractor {
  readonly tipoPersona: 'fisica';
  /** The id of the chosen saved record. */
  readonly selectPeopleId: string | null;
  readonly persona: Person;
}

/** A company that asks for the quote. */
export interface CompanyContractor {
  readonly tipoPersona: 'giuridica';
  /** The id of the chosen saved record. */
  readonly selectPeopleId: string | null;
  readonly azienda: Company;
}

/** No contractor yet: a line that accepts both types asks for the type first. */
export interface NoContractor {
  readonly tipoPersona: null;
  readonly selectPeopleId: null;
}

/** The contractor in the form's format (docs/rules/contractor.md#type). */
export type Contractor = PersonContractor | CompanyContractor | NoContractor;

/** Returns a contractor without answers. Sets the type if the line accepts only one. */
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
 * Returns the contractor with the chosen type. A change of type clears every answer
 * (docs/rules/contractor.md#type).
 */
export function chosenType(contractor: Contractor, type: ContractorType): Contractor {
  return contractor.tipoPersona === type ? contractor : emptyContractor([type]);
}

/** Returns the person's answers. For a company or an unknown type, returns empty answers. */
export const personOf = (contractor: Contractor): Person =>
  contractor.tipoPersona === 'fisica' ? contractor.persona : initialValues(person);

/** Returns the person's or the company's answers. A company's names and contact data are those of its referent. */
export const contractorValues = (contractor: Contractor): Person | Company =>
  contractor.tipoPersona === 'giuridica' ? contractor.azienda : personOf(contractor);

/**
 * Returns the questions of page 1 that a line asks, in the order of the checks.
 * @param fields by form key
 */
export function contractorKeys(
  fields: object,
  hides: Profile['contractor']['hides'] = [],
): readonly string[] {
  const hidden: readonly string[] = hides;
  return Object.keys(fields).filter((key) => !hidden.includes(key));
}
