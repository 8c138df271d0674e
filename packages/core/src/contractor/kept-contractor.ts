import { isRecord } from '../json/is-record.ts';
import type { ContractorType } from '../line/table.ts';
import { valuesOf } from '../line/values-of.ts';
import { companyShape } from './company-shape.ts';
import { type Contractor, emptyContractor } from './contractor.ts';
import { person } from './person.ts';

/** A contractor that was kept somewhere, as a line wants it that takes these types. Whatever was kept, it can be drawn. */
export function keptContractor(
  types: readonly ContractorType[],
  kept: Readonly<Record<string, unknown>>,
): Contractor {
  const { selectPeopleId } = kept;
  const empty = emptyContractor(types);
  return {
    tipoPersona: types.find((type) => type === kept.tipoPersona) ?? empty.tipoPersona,
    selectPeopleId: typeof selectPeopleId === 'string' ? selectPeopleId : null,
    persona: valuesOf(person, isRecord(kept.persona) ? kept.persona : {}),
    azienda: valuesOf(companyShape, isRecord(kept.azienda) ? kept.azienda : {}),
  };
}
