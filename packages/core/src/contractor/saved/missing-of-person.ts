import { completenessMessages } from '../../errors/completeness-messages.ts';
import type { SavedPerson } from '../../http/saved-person.ts';
import type { User } from '../../http/user.ts';
import { person } from '../person.ts';
import {
  type Called,
  type CompletenessContext,
  type CompletenessLabel,
  type Hides,
  labelsOf,
} from './completeness-label.ts';
import { personOfSaved } from './person-of-saved.ts';

/**
 * What a saved person lacks before it may be chosen (docs/rules/accounts.md#incomplete-records).
 * @param hides what the line does not ask
 */
export function missingOfPerson(
  saved: SavedPerson,
  user: Pick<User, 'email' | 'phone'>,
  hides: Hides = [],
  context: CompletenessContext = {},
): readonly CompletenessLabel[] {
  return labelsOf(person, personOfSaved(saved, user), called, hides, context);
}

/** In the specification's order. */
const called: Readonly<Record<keyof typeof person.fields, Called>> = {
  nome: named('INCOMPLETE_NAME'),
  cognome: named('INCOMPLETE_SURNAME'),
  email: named('INCOMPLETE_EMAIL'),
  cellulare: named('INCOMPLETE_PHONE'),
  indirizzoResidenza_SedeLegale: named('INCOMPLETE_ADDRESS'),
  data_nascita: named('INCOMPLETE_BIRTHDATE'),
  sesso: named('INCOMPLETE_GENDER'),
  natoInItalia: named('INCOMPLETE_COUNTRY_OF_BIRTH'),
  stato_nascita: named('INCOMPLETE_COUNTRY_OF_BIRTH'),
  comune_nascita: named('INCOMPLETE_CITY_OF_BIRTH'),
  professione: named('INCOMPLETE_PROFESSION'),
};

function named(code: keyof typeof completenessMessages): Called {
  return { code, label: completenessMessages[code] };
}
