import { companyMessages } from '../errors/company-messages.ts';
import { type ChoiceField, choice } from '../kinds/choice/field.ts';
import type { Fields, Values } from '../table/field.ts';
import type { ContractorTables, Profile, Table } from '../table/table.ts';
import { company } from './company.ts';
import { type Contractor, contractorKeys, contractorValues } from './contractor.ts';
import { person } from './person.ts';

/** The questions of page 1 about the contractor, and their answers. */
export interface Questions {
  readonly table: Table;
  /** The questions, in the order of the checks. */
  readonly keys: readonly string[];
  readonly values: Values<Fields>;
}

/**
 * Returns the questions of page 1 for a contractor (docs/rules/contractor.md#who-may-ask). A line
 * that accepts both types asks for the type first. While the type is unknown, it asks for nothing
 * else. The page renders these questions; the form and the server validate their answers.
 */
export function contractorQuestions(
  profile: Profile['contractor'],
  contractor: Contractor,
): Questions {
  const { tipoPersona } = contractor;
  const { own, typed } = (profile.tables ?? tables)[tipoPersona ?? 'none'];
  const table = profile.types.length > 1 ? typed : own;
  return {
    table,
    keys: contractorKeys(table.fields, profile.hides),
    values: { tipoPersona, ...contractorValues(contractor) },
  };
}

/** Returns the questions of a saved record's form. The form omits the type, which is known. */
export const recordQuestions = (profile: Profile['contractor'], record: Contractor): Questions =>
  contractorQuestions({ ...profile, types: [record.tipoPersona ?? 'fisica'] }, record);

/** Returns the contractor with these answers. */
export function withContractorValues(
  contractor: Contractor,
  { tipoPersona: _, ...values }: Values<Fields>,
): Contractor {
  switch (contractor.tipoPersona) {
    case 'fisica':
      return { ...contractor, persona: { ...contractor.persona, ...values } };
    case 'giuridica':
      return { ...contractor, azienda: { ...contractor.azienda, ...values } };
    default:
      return contractor;
  }
}

/** The question for the contractor's type, on lines that accept both (docs/rules/contractor.md#type). */
export const typeQuestion = choice({
  label: 'Per chi stai chiedendo un preventivo?',
  code: 'CONTRACTOR_TIPO_PERSONA',
  error: companyMessages.CONTRACTOR_TIPO_PERSONA,
  invalid: companyMessages.CONTRACTOR_TIPO_PERSONA,
  list: 'tipoPersona',
  known: [
    { id: 'giuridica', value: "Sono un'azienda" },
    { id: 'fisica', value: 'Sono un privato' },
  ],
});

/** Builds the tables of page 1 from the tables of a person and a company and the question for the type. */
export function contractorTables(asked: {
  readonly person: Table;
  readonly company: Table;
  readonly type: ChoiceField;
}): ContractorTables {
  const both = (own: Table) => ({
    own,
    typed: { ...own, fields: { tipoPersona: asked.type, ...own.fields } },
  });
  const none = both({ fields: {} }).typed;
  return {
    fisica: both(asked.person),
    giuridica: both(asked.company),
    none: { own: none, typed: none },
  };
}

/** Returns the profile with another table for a person on page 1. */
export const withContractorTables = (
  profile: Profile['contractor'],
  person: Table,
): Profile['contractor'] => ({
  ...profile,
  tables: contractorTables({ person, company, type: typeQuestion }),
});

// Created once, because a form depends on the identity of its table.
const tables = contractorTables({ person, company, type: typeQuestion });
