import { readBirthDay, readMunicipality } from '@preventivo/italian';
import type { SavedCompany } from '../../http/saved-company.ts';
import type { SavedPerson } from '../../http/saved-person.ts';
import type { User } from '../../http/user.ts';
import type { Person } from '../../table/person.ts';
import type { Company } from '../company.ts';
import { italyId } from '../person.ts';
import { savedAddress, wholeAddress } from './saved-address.ts';

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
    data_nascita: readBirthDay(saved.dateOfBirth) ?? null,
    natoInItalia,
    stato_nascita: natoInItalia === false ? stateOf(saved) : null,
    comune_nascita: natoInItalia ? readMunicipality(saved.cityOfBirth?.value ?? '') : '',
    indirizzoResidenza_SedeLegale: savedAddress({
      street: saved.address,
      street_number: saved.addressNumber,
      zip: saved.postalCodeOfResidence,
      city: saved.cityOfResidence?.value ?? '',
    }),
    email: saved.email || user.email,
    cellulare: saved.phone || user.phone,
    professione: saved.profession || null,
  };
}

/** A sex that is not known is asked, not guessed. */
const sexes = { uomo: '0', donna: '1', '': null } as const;

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
    indirizzoResidenza_SedeLegale: wholeAddress(saved.registered_office_address),
    nome: saved.referent_first_name,
    cognome: saved.referent_last_name,
    email: saved.referent_email || user.email,
    cellulare: saved.referent_phone || user.phone,
  };
}
