import { type Day, isDay } from '../../dates/day.ts';
import type { SavedPerson } from '../../http/saved-person.ts';
import type { User } from '../../http/user.ts';
import { italyId } from '../person.ts';
import type { Person } from '../person-fields.ts';
import { keptAddress } from './kept-address.ts';

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
    comune_nascita: natoInItalia ? (saved.cityOfBirth?.value ?? '') : '',
    indirizzoResidenza_SedeLegale: keptAddress({
      street: saved.address.toUpperCase(),
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
