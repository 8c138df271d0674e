import { initialValues } from '../line/initial-values.ts';
import type { ContractorType } from '../line/table.ts';
import type { Company } from './company.ts';
import { companyShape } from './company-shape.ts';
import { person } from './person.ts';
import type { Person } from './person-fields.ts';

/**
 * Who asks for the quote, as the form holds it (docs/rules/contractor.md#type). Only the answers of
 * its type count.
 */
export interface Contractor {
  /** A person or a company; null until it is said. */
  readonly tipoPersona: ContractorType | null;
  /** The id of the saved record that was chosen. */
  readonly selectPeopleId: string | null;
  readonly persona: Person;
  readonly azienda: Company;
}

/** A contractor of whom nothing was said; where a line takes one type only, it is that one. */
export function emptyContractor(types: readonly ContractorType[]): Contractor {
  const [only = null, other] = types;
  return {
    tipoPersona: other ? null : only,
    selectPeopleId: null,
    persona: initialValues(person),
    azienda: initialValues(companyShape),
  };
}

/**
 * The contractor after its type was chosen: another type clears everything
 * (docs/rules/contractor.md#type).
 */
export function chosenType(contractor: Contractor, type: ContractorType): Contractor {
  return contractor.tipoPersona === type ? contractor : emptyContractor([type]);
}

/** Where the broker's answer goes: to the person, or to the company's referent; as typed. */
export function contactOf({
  tipoPersona,
  persona,
  azienda,
}: Contractor): Pick<Person, 'email' | 'cellulare'> {
  const { email, cellulare } = tipoPersona === 'giuridica' ? azienda : persona;
  return { email, cellulare };
}
