import { check } from '../../check/check.ts';
import { today } from '../../dates/today.ts';
import { completenessMessages } from '../../errors/completeness-messages.ts';
import type { MessageCode } from '../../errors/messages.ts';
import type { SavedCompany } from '../../http/saved-company.ts';
import type { SavedPerson } from '../../http/saved-person.ts';
import type { User } from '../../http/user.ts';
import type { Fields, Values } from '../../table/field.ts';
import type { ControlName } from '../../table/path.ts';
import type { Profile, Table } from '../../table/table.ts';
import type { ValidationContext } from '../../table/validation-context.ts';
import { company } from '../company.ts';
import { contractorKeys } from '../contractor.ts';
import { person } from '../person.ts';
import { companyOfSaved, personOfSaved } from './from-saved.ts';

/** Something a saved record lacks, or has wrong. */
export interface CompletenessLabel {
  /** What stands after 'Modifica:'. */
  readonly label: string;
  /** Its code in the catalogue, where the specification words it. */
  readonly code?: MessageCode;
  /** The name of the native control that asks for it. */
  readonly control: ControlName;
}

/** How a missing answer is called. */
type Called = Omit<CompletenessLabel, 'control'>;
type Hides = Profile['contractor']['hides'];
/** What the form's own check needs. @defaultValue today in Europe/Rome, and no option list known */
type CompletenessContext = Partial<Pick<ValidationContext, 'today' | 'lists' | 'settings'>> & {
  /** The questions of a person where they differ from page 1, as an owner's do. */
  readonly table?: Table | undefined;
};

/**
 * What a saved person lacks before it may be chosen (docs/rules/accounts.md#incomplete-records).
 * @param hides what the line does not ask
 */
export function missingOfPerson(
  saved: SavedPerson,
  user: Pick<User, 'email' | 'phone'>,
  hides?: Hides,
  context: CompletenessContext = {},
): readonly CompletenessLabel[] {
  const values = personOfSaved(saved, user, context.lists);
  return labelsOf(context.table ?? person, { ...values }, personLabels, hides, context);
}

/** What a saved company lacks before it may be chosen, called as its questions are. @param hides what the line does not ask */
export function missingOfCompany(
  saved: SavedCompany,
  user: Pick<User, 'email' | 'phone'>,
  hides?: Hides,
  context: CompletenessContext = {},
): readonly CompletenessLabel[] {
  return labelsOf(company, companyOfSaved(saved, user), companyLabels, hides, context);
}

/** In the specification's order. */
const personLabels: Readonly<Record<keyof typeof person.fields, Called>> = {
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

const companyLabels: Readonly<Record<string, Called>> = Object.fromEntries(
  Object.entries(company.fields).map(([key, { label }]) => [key, { label }]),
);

function named(code: keyof typeof completenessMessages): Called {
  return { code, label: completenessMessages[code] };
}

/**
 * What the form would refuse, each called once, in the order of the labels: a record is complete
 * where page 1 has nothing to say.
 */
function labelsOf<F extends Fields>(
  table: Table<F>,
  values: Values<F>,
  labels: Readonly<Record<string, Called>>,
  hides: Hides,
  context: CompletenessContext,
): readonly CompletenessLabel[] {
  const missing = new Map<string, CompletenessLabel>();
  for (const { field, control } of check(table, values, {
    keys: contractorKeys(labels, hides),
    today: context.today ?? today(),
    lists: context.lists ?? {},
    settings: context.settings,
  })) {
    const called = labels[field];
    if (called && !missing.has(called.label)) missing.set(called.label, { ...called, control });
  }
  return [...missing.values()];
}
