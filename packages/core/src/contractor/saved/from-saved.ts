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
 * Converts a saved person to the answers of the contractor's form. Uses the account's email and phone if the record has
 * none (docs/rules/accounts.md#saved-records).
 * @param lists to find a profession or a country that the record stores by name only
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

/** The form asks for an unknown sex instead of guessing it. */
const sexes = { uomo: '0', donna: '1', '': null } as const;

/**
 * Reads the birth day. Our back end stores midnight UTC, and this function takes the first ten characters of that
 * text. A conversion to local time would give the day before in places west of Greenwich. Other back ends store
 * midnight in Rome, or a day in Italian notation.
 */
function birthDay(midnight: string): Day | null {
  if (milliseconds.test(midnight)) return romanDay(Number(midnight)) ?? null;
  const day = midnight.slice(0, 10);
  return readDay(midnight) ?? (isDay(day) ? day : null);
}

/** Matches a time in milliseconds. Fewer digits could be seconds. */
const milliseconds = /^-?\d{11,13}$/;

/**
 * Returns the key of a profession whose record stores the key or the label. Returns any other text unchanged; the
 * form finds it invalid and asks for the profession again.
 */
function professionOf({ profession }: SavedPerson, options: readonly Option[] = []): string | null {
  const isKey = options.some(({ id }) => id === profession);
  return (isKey ? profession : (idCalled(profession, options) ?? profession)) || null;
}

function idCalled(name: string, options: readonly Option[] = []): string | undefined {
  const called = fold(name);
  const same = options.filter(({ id, value }) => [id, value].some((text) => fold(text) === called));
  return called !== '' && same.length === 1 ? same[0]?.id : undefined;
}

/** Whether the person was born in Italy. If the record has no answer, derives it from the country of birth. */
function isFromItaly({ bornInItaly, countryOfBirth }: SavedPerson): boolean | null {
  if (bornInItaly !== null || !countryOfBirth) return bornInItaly;
  const { id, value } = countryOfBirth;
  return id === null ? isItaly(value) : id === Number(italyId);
}

/** Returns the state of birth, or null for Italy, which is no valid state for people born abroad. */
function stateOf({ countryOfBirth }: SavedPerson, states?: readonly Option[]): string | null {
  if (!countryOfBirth) return null;
  const { id, value } = countryOfBirth;
  const known = id === null ? idCalled(value, states) : String(id);
  return known === undefined || known === italyId ? null : known;
}

const isItaly = (name: string) => ['ITALIA', 'ITALY', 'IT', 'ITA'].includes(fold(name));

/**
 * Converts a saved company to the answers of the contractor's form. Uses the account's email and phone if the record
 * has none (docs/rules/accounts.md#saved-records).
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
