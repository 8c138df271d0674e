import { same } from '../table/same.ts';
import { type Contractor, contractorValues, emptyContractor } from './contractor.ts';

/** Returns whether anything of page 1 was answered, besides the type. */
export function hasAnswers(contractor: Contractor): boolean {
  const { tipoPersona } = contractor;
  if (tipoPersona === null) return false;
  const values: object = contractorValues(contractor);
  const answers = new Map<string, unknown>(Object.entries(values));
  const empty: object = contractorValues(emptyContractor([tipoPersona]));
  return Object.entries(empty).some(([key, initial]) => !same(answers.get(key), initial));
}
