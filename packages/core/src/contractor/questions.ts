import { companyMessages } from '../errors/company-messages.ts';
import { type ChoiceField, choice } from '../kinds/choice/field.ts';
import type { Fields, Values } from '../table/field.ts';
import type { ContractorTables, Profile, Table } from '../table/table.ts';
import { company } from './company.ts';
import { type Contractor, contractorKeys, contractorValues } from './contractor.ts';
import { person } from './person.ts';

/** Questions of page 1 and their answers. */
export interface Questions {
  readonly table: Table;
  /** What is asked, in the order of the checks. */
  readonly keys: readonly string[];
  readonly values: Values<Fields>;
}

/**
 * What page 1 asks a contractor who writes (docs/rules/contractor.md#who-may-ask): where the line takes
 * both types, first which one it is; of whom no type is known, only that. The page draws these questions,
 * the whole check and the server check them.
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

/** What the form of a saved record asks: its type is known. */
export const recordQuestions = (profile: Profile['contractor'], record: Contractor): Questions =>
  contractorQuestions({ ...profile, types: [record.tipoPersona ?? 'fisica'] }, record);

/** The contractor with these answers to its questions. */
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

/** Which type asks, on lines that take both (docs/rules/contractor.md#type). */
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

/** The tables of page 1, made of those of a person and of a company and of the question which one it is. */
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

/** Returns the profile with questions of its own in place of page 1's for a person. */
export const withContractorTables = (
  profile: Profile['contractor'],
  person: Table,
): Profile['contractor'] => ({
  ...profile,
  tables: contractorTables({ person, company, type: typeQuestion }),
});

// Made once: a form holds on to its table.
const tables = contractorTables({ person, company, type: typeQuestion });
