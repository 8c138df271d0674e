import { type Day, fold, isDay } from '@preventivo/italian';
import type { SavedCompany } from '../../http/saved-company.ts';
import type { SavedPerson } from '../../http/saved-person.ts';
import type { User } from '../../http/user.ts';
import { readDay, romanDay } from '../../json/scalars.ts';
import type { Lists, Option } from '../../table/option.ts';
import type { Person } from '../../table/person.ts';
import type { Company } from '../company.ts';
import { italyId } from '../person.ts';
import { savedAddress, wholeAddress } from './saved-address.ts';
import { savedMunicipality } from './saved-municipality.ts';

/**
 * A saved person as the contractor's form holds one; without an email or a phone, the account's
 * (docs/rules/accounts.md#saved-records).
 * @param lists what a profession or a country is found in that is kept by its name alone
 */
export function personOfSaved(
  saved: SavedPerson,
  user: Pick<User, 'email' | 'phone'>,
  lists: Lists = {},
): Person {
  const natoInItalia = isFromItaly(saved);
  return {
    nome: saved.name,
    cognome: saved.surname,
    sesso: sexes[saved.gender],
    data_nascita: birthDay(saved.dateOfBirth),
    natoInItalia,
    stato_nascita: natoInItalia === false ? stateOf(saved, lists.stati) : null,
    comune_nascita: natoInItalia ? savedMunicipality(saved.cityOfBirth?.value ?? '') : '',
    indirizzoResidenza_SedeLegale: savedAddress({
      street: saved.address,
      street_number: saved.addressNumber,
      zip: saved.postalCodeOfResidence,
      city: saved.cityOfResidence?.value ?? '',
    }),
    email: saved.email || user.email,
    cellulare: saved.phone || user.phone,
    professione: professionOf(saved, lists.professione),
  };
}

/** A sex that is not known is asked, not guessed. */
const sexes = { uomo: '0', donna: '1', '': null } as const;

/**
 * Midnight UTC by its letters: read as a moment it would be the day before, west of Greenwich. Another back end may keep the
 * midnight of Rome, an hour or two before, or a day as Italians write it.
 */
function birthDay(midnight: string): Day | null {
  if (milliseconds.test(midnight)) return romanDay(Number(midnight)) ?? null;
  const day = midnight.slice(0, 10);
  return readDay(midnight) ?? (isDay(day) ? day : null);
}

/** Fewer digits could be seconds. */
const milliseconds = /^-?\d{11,13}$/;

/** Returns the key of a profession, given as key or label. Any other text is returned unchanged and asked again. */
function professionOf({ profession }: SavedPerson, options: readonly Option[] = []): string | null {
  const isKey = options.some(({ id }) => id === profession);
  return (isKey ? profession : (idCalled(profession, options) ?? profession)) || null;
}

/** Returns the id of the only option with this name; undefined if there is none or more than one. */
function idCalled(name: string, options: readonly Option[] = []): string | undefined {
  const called = fold(name);
  const same = options.filter(({ id, value }) => [id, value].some((text) => fold(text) === called));
  return called !== '' && same.length === 1 ? same[0]?.id : undefined;
}

/** Whether somebody was born in Italy; where that was not kept, the country tells. */
function isFromItaly({ bornInItaly, countryOfBirth }: SavedPerson): boolean | null {
  if (bornInItaly !== null || !countryOfBirth) return bornInItaly;
  const { id, value } = countryOfBirth;
  return id === null ? isItaly(value) : id === Number(italyId);
}

/** Italy is no answer to who was born abroad. */
function stateOf({ countryOfBirth }: SavedPerson, states?: readonly Option[]): string | null {
  if (!countryOfBirth) return null;
  const { id, value } = countryOfBirth;
  const known = id === null ? idCalled(value, states) : String(id);
  return known === undefined || known === italyId ? null : known;
}

const isItaly = (name: string) => ['ITALIA', 'ITALY', 'IT', 'ITA'].includes(fold(name));

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
