import {
  composeAddress,
  normaliseMunicipality,
  normalisePersonName,
  normalisePhone,
  normaliseVat,
  parseMunicipality,
  tidied,
} from '@preventivo/italian';
import type { FiscalCodeRequest } from '../../http/quote-service.ts';
import type { CompanyToSave } from '../../http/saved-company.ts';
import type { Country, Named, PersonToSave } from '../../http/saved-person.ts';
import { zipOf } from '../../http/zip-of.ts';
import type { Option } from '../../table/option.ts';
import type { Person } from '../../table/person.ts';
import type { Company } from '../company.ts';
import { italyId } from '../person.ts';

/** The data to save with a person besides the form's answers. */
export interface SavedWith {
  /** The stored or computed fiscal code. @defaultValue unknown: omitted */
  readonly fiscalCode?: string;
  /** The list of states, for the name of the state of birth. */
  readonly states?: readonly Option[];
  /**
   * The state of birth in the stored record, which supplies the name if the list of states is not
   * loaded.
   */
  readonly country?: Country | null | undefined;
  /** Municipalities with known Belfiore codes. Any other is stored with its name as code. */
  readonly municipalities?: readonly Named[];
  /** The time of the change. @defaultValue now */
  readonly at?: Date;
}

/**
 * Converts a person's answers to a record (docs/rules/wire.md#saved-person).
 * @param id the id of the record to replace; none for a new record
 */
export function savedOfPerson(person: Person, id?: string, also: SavedWith = {}): PersonToSave {
  const { street, street_number, zip, city } = person.indirizzoResidenza_SedeLegale;
  const { municipalities, fiscalCode, at = new Date() } = also;
  return {
    ...(id && { id, updated_at: at.toISOString() }),
    name: normalisePersonName(person.nome),
    surname: normalisePersonName(person.cognome),
    email: tidied(person.email),
    phone: normalisePhone(person.cellulare),
    gender: person.sesso === null ? '' : genders[person.sesso === '0' ? 0 : 1],
    dateOfBirth: person.data_nascita ? `${person.data_nascita}T00:00:00.000Z` : '',
    bornInItaly: person.natoInItalia,
    countryOfBirth: countryOf(person, also),
    cityOfBirth: person.natoInItalia ? named(person.comune_nascita, municipalities) : null,
    ...(fiscalCode && { fiscalCode }),
    address: tidied(street).replace(/\s+/g, ' ').toUpperCase(),
    addressNumber: tidied(street_number),
    postalCodeOfResidence: zipOf(tidied(zip)),
    cityOfResidence: named(city, municipalities),
    profession: person.professione ?? '',
  };
}

const genders = ['uomo', 'donna'] as const;

function countryOf(person: Person, { states, country }: SavedWith): Country | null {
  if (person.natoInItalia) return { id: Number(italyId), value: 'ITALIA' };
  if (person.stato_nascita === null) return null;
  const id = Number(person.stato_nascita);
  const listed = states?.find((state) => state.id === person.stato_nascita);
  const known = country?.id === id ? country : undefined;
  return { id, value: (listed ?? known)?.value ?? '' };
}

function named(text: string, known: readonly Named[] = []): Named | null {
  const value = normaliseMunicipality(text);
  if (value === '') return null;
  const same = known.find((one) => one.value.toUpperCase() === value.toUpperCase());
  return same ?? { id: value, value };
}

/**
 * Converts a company's answers to a record (docs/rules/wire.md#saved-company).
 * @param id the id of the record to replace; none for a new record
 */
export function savedOfCompany(company: Company, id?: string): CompanyToSave {
  return {
    ...(id && { id }),
    legal_name: tidied(company.ragioneSociale),
    name: tidied(company.nomeAzienda),
    vat: normaliseVat(company.pIva),
    referent_first_name: normalisePersonName(company.nome),
    referent_last_name: normalisePersonName(company.cognome),
    referent_email: tidied(company.email),
    referent_phone: normalisePhone(company.cellulare),
    registered_office_address: composeAddress(company.indirizzoResidenza_SedeLegale),
  };
}

/**
 * Returns the body of the call that computes a person's fiscal code. For a birth abroad, the
 * municipality and the province are ''.
 */
export function fiscalCodeRequest(person: Person): FiscalCodeRequest {
  const town = person.natoInItalia ? parseMunicipality(person.comune_nascita) : undefined;
  return {
    nome: normalisePersonName(person.nome),
    cognome: normalisePersonName(person.cognome),
    data: person.data_nascita ?? '',
    sesso: person.sesso === '0' ? 0 : 1,
    comune: town?.name ?? '',
    provincia: town?.province ?? '',
    nazione: Number(person.natoInItalia ? italyId : person.stato_nascita),
  };
}
