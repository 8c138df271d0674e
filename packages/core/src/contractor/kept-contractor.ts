import { isRecord } from '../json/is-record.ts';
import { valuesOf } from '../kinds/forms.ts';
import type { ContractorType } from '../table/table.ts';
import { company } from './company.ts';
import { type Contractor, emptyContractor } from './contractor.ts';
import { person } from './person.ts';

/**
 * Restores a stored contractor for a line that accepts these types. Tolerates any stored value, so that the page always
 * renders.
 */
export function keptContractor(
  types: readonly ContractorType[],
  kept: Readonly<Record<string, unknown>>,
): Contractor {
  const empty = emptyContractor(types);
  const tipoPersona = types.find((type) => type === kept.tipoPersona) ?? empty.tipoPersona;
  const selectPeopleId = typeof kept.selectPeopleId === 'string' ? kept.selectPeopleId : null;
  const answersIn = (answers: unknown) => (isRecord(answers) ? answers : {});
  switch (tipoPersona) {
    case 'fisica':
      return { tipoPersona, selectPeopleId, persona: valuesOf(person, answersIn(kept.persona)) };
    case 'giuridica':
      return {
        tipoPersona,
        selectPeopleId,
        azienda: valuesOf(company, answersIn(kept.azienda)),
      };
    default:
      return empty;
  }
}
