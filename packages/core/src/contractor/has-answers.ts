import { same } from '../table/same.ts';
import { type Contractor, contractorValues, emptyContractor } from './contractor.ts';

/** Whether the contractor has any answer besides the type. */
export function hasAnswers(contractor: Contractor): boolean {
  const { tipoPersona } = contractor;
  if (tipoPersona === null) return false;
  const values: object = contractorValues(contractor);
  const answers = new Map<string, unknown>(Object.entries(values));
  const empty: object = contractorValues(emptyContractor([tipoPersona]));
  return Object.entries(empty).some(([key, initial]) => !same(answers.get(key), initial));
}
