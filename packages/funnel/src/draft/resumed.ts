import {
  type Contractor,
  chosenType,
  company,
  contractorValues,
  emptyContractor,
  person,
  same,
  settle,
  type Table,
  withContractorValues,
} from '@preventivo/core';

/**
 * Returns the contractor of the draft with what was typed since the page opened, also before hydration. If another type
 * was chosen meanwhile, nothing of the draft remains.
 */
export function resumed(kept: Contractor, now: Contractor): Contractor {
  const type = now.tipoPersona ?? kept.tipoPersona;
  if (type === null) return kept;
  const base = chosenType(kept, type);
  const before = { ...contractorValues(base) };
  const empty = new Map<string, unknown>(Object.entries(contractorValues(emptyContractor([type]))));
  const typed = Object.entries(contractorValues(chosenType(now, type))).filter(
    ([key, value]) => !same(value, empty.get(key)),
  );
  const table: Table = type === 'giuridica' ? company : person;
  return withContractorValues(
    base,
    settle(table, before, { ...before, ...Object.fromEntries(typed) }),
  );
}
