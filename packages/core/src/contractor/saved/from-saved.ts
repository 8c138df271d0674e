import type { Address } from '@preventivo/italian';
import {
  composeAddress,
  type Day,
  isDay,
  isPostalCode,
  parseComposedAddress,
  readMunicipality,
} from '@preventivo/italian';
import type { SavedCompany } from '../../http/saved-company.ts';
import type { SavedPerson } from '../../http/saved-person.ts';
import type { User } from '../../http/user.ts';
import type { Person } from '../../table/person.ts';
import type { Company } from '../company.ts';
import { italyId } from '../person.ts';

/**
 * A saved person as the contractor's form holds one; without an email or a phone, the account's
 * (docs/rules/accounts.md#saved-records).
 */
export function personOfSaved(saved: SavedPerson, user: Pick<User, 'email' | 'phone'>): Person {
  const natoInItalia = isFromItaly(saved);
  return {
    nome: saved.name,
    cognome: saved.surname,
    sesso: sexes[saved.gender],
    data_nascita: birthDay(saved.dateOfBirth),
    natoInItalia,
    stato_nascita: natoInItalia === false ? stateOf(saved) : null,
    comune_nascita: natoInItalia ? readMunicipality(saved.cityOfBirth?.value ?? '') : '',
    indirizzoResidenza_SedeLegale: keptAddress({
      street: saved.address.toUpperCase(),
      street_number: saved.addressNumber,
      // The general code of a zoned city delivers no mail: only the code is asked again.
      zip: isPostalCode(saved.postalCodeOfResidence) ? saved.postalCodeOfResidence : '',
      city: readMunicipality(saved.cityOfResidence?.value ?? ''),
    }),
    email: saved.email || user.email,
    cellulare: saved.phone || user.phone,
    professione: saved.profession || null,
  };
}

/** A sex that is not known is asked, not guessed. */
const sexes = { uomo: '0', donna: '1', '': null } as const;

/** Midnight UTC by its letters: read as a moment it would be the day before, west of Greenwich. */
function birthDay(midnight: string): Day | null {
  const day = midnight.slice(0, 10);
  return isDay(day) ? day : null;
}

/** Whether somebody was born in Italy; where that was not kept, the country tells. */
function isFromItaly({ bornInItaly, countryOfBirth }: SavedPerson): boolean | null {
  return bornInItaly ?? (countryOfBirth && countryOfBirth.id === Number(italyId));
}

/** Italy is no answer to who was born abroad. */
function stateOf({ countryOfBirth }: SavedPerson): string | null {
  const id = countryOfBirth ? String(countryOfBirth.id) : italyId;
  return id === italyId ? null : id;
}

/**
 * A saved company as the contractor's form holds one; without an email or a phone, the account's
 * (docs/rules/accounts.md#saved-records).
 */
export function companyOfSaved(saved: SavedCompany, user: Pick<User, 'email' | 'phone'>): Company {
  return {
    nomeAzienda: saved.name,
    pIva: saved.vat,
    ragioneSociale: saved.legal_name,
    indirizzoResidenza_SedeLegale: officeOf(saved.registered_office_address),
    nome: saved.referent_first_name,
    cognome: saved.referent_last_name,
    email: saved.referent_email || user.email,
    cellulare: saved.referent_phone || user.phone,
  };
}

/** An address of another form cannot be taken apart: it stands in the search box, to be found again. */
function officeOf(composed: string) {
  const { search, is_manual_address, ...parts } = parseComposedAddress(composed);
  const kept = keptAddress(parts);
  return kept.is_manual_address ? kept : { ...kept, search };
}

/**
 * The address of a saved record. It was found, or written by hand, when the record was saved; which
 * of the two is not kept, so it counts as written by hand and is not looked up again. One that is kept as a whole
 * text stands in the search box, to be found again.
 */
function keptAddress(parts: Omit<Address, 'search' | 'is_manual_address'>): Address {
  const known = Object.values(parts).filter((part) => part !== '');
  if (known.length === 1 && /[,\d]/.test(parts.street))
    return { ...parts, street: '', search: parts.street, is_manual_address: false };
  return { ...parts, search: composeAddress(parts), is_manual_address: known.length > 0 };
}
