import {
  type Company,
  type Contractor,
  type ContractorType,
  emptyContractor,
  type Person,
} from '@preventivo/core';

/**
 * What a new record starts with: what was written by hand before logging in, as long as nobody is
 * chosen. Afterwards the answers of the form are those of the record that was chosen.
 */
export function startOf(
  type: ContractorType,
  typed: Person | Company | undefined,
  chosen: string | null,
): Contractor {
  const empty = emptyContractor([type]);
  if (!typed || chosen !== null) return empty;
  return 'pIva' in typed ? { ...empty, azienda: typed } : { ...empty, persona: typed };
}
