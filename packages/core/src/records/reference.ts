import { type Contractor, emptyContractor } from '../contractor/contractor.ts';

/** Returns the contractor without what a saved record says; one that was written by hand stays. */
export function asReference(contractor: Contractor): Contractor {
  const { tipoPersona, selectPeopleId } = contractor;
  if (tipoPersona === null || selectPeopleId === null) return contractor;
  return { ...emptyContractor([tipoPersona]), selectPeopleId } as Contractor;
}
