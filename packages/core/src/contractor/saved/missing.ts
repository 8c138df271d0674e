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

/** A missing or invalid answer of a saved record. */
export interface CompletenessLabel {
  /** The text after 'Modifica:'. */
  readonly label: string;
  /**
   * The code of the label in the message catalogue, if the specification has a text for this
   * answer.
   */
  readonly code?: MessageCode;
  /** The name of the native control for this answer. */
  readonly control: ControlName;
}

type Called = Omit<CompletenessLabel, 'control'>;
type Hides = Profile['contractor']['hides'];
/** The context of the form's check. @defaultValue today in Europe/Rome, and no option lists */
type CompletenessContext = Partial<Pick<ValidationContext, 'today' | 'lists' | 'settings'>> & {
  /** The questions for a person if they differ from page 1, such as an owner's. */
  readonly table?: Table | undefined;
};

/**
 * Returns the answers that a saved person lacks. The user can choose the person only when none is missing
 * (docs/rules/accounts.md#incomplete-records).
 * @param hides the questions that the line does not ask
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

/**
 * Returns the answers that a saved company lacks, labelled like its questions.
 * @param hides the questions that the line does not ask
 */
export function missingOfCompany(
  saved: SavedCompany,
  user: Pick<User, 'email' | 'phone'>,
  hides?: Hides,
  context: CompletenessContext = {},
): readonly CompletenessLabel[] {
  return labelsOf(company, companyOfSaved(saved, user), companyLabels, hides, context);
}

/** The labels of a person's answers, in the specification's order. */
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

/** Returns the labels of the answers that the form would refuse, in the order of `labels`. Each label appears once. */
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
