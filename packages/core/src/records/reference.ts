import { type Contractor, emptyContractor } from '../contractor/contractor.ts';

/** Returns the contractor without the data of a saved record. Returns a contractor that the user typed unchanged. */
export function asReference(contractor: Contractor): Contractor {
  const { tipoPersona, selectPeopleId } = contractor;
  if (tipoPersona === null || selectPeopleId === null) return contractor;
  return { ...emptyContractor([tipoPersona]), selectPeopleId } as Contractor;
}
