import type { FiscalCodeRequest } from '../../http/quote-service.ts';
import { parseMunicipality } from '../../italian/municipality.ts';
import { italyId } from '../person.ts';
import type { Person } from '../person-fields.ts';

/** What a person's fiscal code is asked with; a state takes neither municipality nor province. */
export function fiscalCodeRequest(person: Person): FiscalCodeRequest {
  const town = person.natoInItalia ? parseMunicipality(person.comune_nascita) : undefined;
  return {
    nome: person.nome.trim(),
    cognome: person.cognome.trim(),
    data: person.data_nascita ?? '',
    sesso: person.sesso === '0' ? 0 : 1,
    comune: town?.name ?? '',
    provincia: town?.province ?? '',
    nazione: Number(person.natoInItalia ? italyId : person.stato_nascita),
  };
}
