import {
  type Contractor,
  company,
  type Fields,
  type Profile,
  person,
  type Table,
  type Values,
} from '@preventivo/core';
import { typeQuestion } from './type-question.ts';

/** Questions of page 1, and what was answered. */
export interface Questions {
  readonly table: Table;
  /** What this line asks, in the order of the checks. */
  readonly keys: readonly string[];
  readonly values: Values<Fields>;
}

/** What page 1 asks a contractor by hand: where the line takes both types, first which one it is. */
export function askedOf(profile: Profile['contractor'], contractor: Contractor): Questions {
  const { tipoPersona, persona, azienda } = contractor;
  const { own, typed } = tables[tipoPersona ?? 'nobody'];
  const table = profile.types.length > 1 ? typed : own;
  const hidden: readonly string[] = profile.hides ?? [];
  return {
    table,
    keys: Object.keys(table.fields).filter((key) => !hidden.includes(key)),
    values: { tipoPersona, ...(tipoPersona === 'giuridica' ? azienda : persona) },
  };
}

/** What the form of a saved record asks: its type is settled before. */
export const askedOfRecord = (profile: Profile['contractor'], record: Contractor): Questions =>
  askedOf({ ...profile, types: [record.tipoPersona ?? 'fisica'] }, record);

/** What was answered, taken into the contractor it was asked of. */
export function withAnswers(
  contractor: Contractor,
  { tipoPersona: _, ...answers }: Values<Fields>,
): Contractor {
  const { persona, azienda } = contractor;
  return contractor.tipoPersona === 'giuridica'
    ? { ...contractor, azienda: { ...azienda, ...answers } }
    : { ...contractor, persona: { ...persona, ...answers } };
}

// Made once: a form holds on to its table.
const tables = {
  fisica: { own: person, typed: afterType(person) },
  giuridica: { own: company, typed: afterType(company) },
  nobody: { own: afterType({ fields: {} }), typed: afterType({ fields: {} }) },
} satisfies Record<string, { readonly own: Table; readonly typed: Table }>;

function afterType(table: Table): Table {
  return { ...table, fields: { tipoPersona: typeQuestion, ...table.fields } };
}
