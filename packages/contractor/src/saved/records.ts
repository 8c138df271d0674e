import {
  type Contractor,
  type ContractorType,
  company,
  emptyContractor,
  type Fields,
  type Line,
  type Lists,
  type Option,
  type Profile,
  person,
  type RuleSettings,
  type SavedCompany,
  type SavedPerson,
  type Table,
  type Translate,
  type User,
  type Values,
  withRecords,
} from '@preventivo/core';
import { optionsOf } from '@preventivo/core/query';
import { usePreventivo } from '@preventivo/core/react';
import {
  type CompletenessLabel,
  companyOfSaved,
  missingOfCompany,
  missingOfPerson,
  personOfSaved,
} from '@preventivo/core/saved';
import {
  savedMan,
  savedNameless,
  savedReferent,
  savedVat,
  savedWoman,
} from '@preventivo/core/words';
import { formatDay, placeName } from '@preventivo/italian';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { namesCountry } from './lists-of-records.ts';

export interface SavedRecord {
  readonly id: string;
  /** The name of the person, «Giulia Ferri», or the legal name of the company. */
  readonly title: string;
  /** The short name, «Giulia», which the page announces after a save. */
  readonly name: string;
  readonly details: readonly string[];
  /** The missing values. A record with missing values cannot be selected. */
  readonly missing: readonly CompletenessLabel[];
  /** The contractor to use if the user selects this record. */
  readonly contractor: Contractor;
}

/**
 * Returns the records of an account. Returns new records when an option list that is needed to read them has loaded.
 */
export function useRecords(
  user: User | undefined,
  type: ContractorType,
  { hides, tables }: Profile['contractor'],
) {
  const table = tables?.fisica.own;
  const { client, today, t, settings } = usePreventivo();
  const asksProfession = type === 'fisica' && !hides?.includes('professione');
  const asksStates = type === 'fisica' && user?.people.some(namesCountry) === true;
  const listOf = (name: string, enabled: boolean) => ({ ...optionsOf(client, name), enabled });
  const { data: professione } = useQuery(listOf('professione', asksProfession));
  const { data: stati } = useQuery(listOf('stati', asksStates));
  return useMemo(() => {
    const lists: Lists = {
      ...(asksProfession && professione && { professione }),
      ...(asksStates && stati && { stati }),
    };
    const context = { type, hides, table, today, t, lists, settings };
    const read = (account: User): readonly SavedRecord[] => recordsOf(account, context);
    return { records: user && read(user), read };
  }, [
    user,
    type,
    hides,
    table,
    today,
    t,
    settings,
    asksProfession,
    professione,
    asksStates,
    stati,
  ]);
}

interface RecordContext {
  readonly type: ContractorType;
  readonly hides: Profile['contractor']['hides'];
  /** The table with the person's questions. @defaultValue the table of page 1 */
  readonly table?: Table | undefined;
  readonly today: string;
  readonly t: Translate;
  readonly lists: Lists;
  readonly settings?: RuleSettings | undefined;
}

/** Returns the saved people or companies of an account as list items. */
export function recordsOf(user: User, context: RecordContext): readonly SavedRecord[] {
  return context.type === 'giuridica'
    ? user.companies.map((saved) => companyRecord(saved, user, context))
    : user.people.map((saved) => personRecord(saved, user, context));
}

function personRecord(saved: SavedPerson, user: User, context: RecordContext): SavedRecord {
  const persona = personOfSaved(saved, reachedAs(user, context.hides), context.lists);
  const place = persona.natoInItalia
    ? placeName(persona.comune_nascita)
    : saved.countryOfBirth?.value;
  return {
    id: saved.id,
    title: `${saved.name} ${saved.surname}`.trim() || context.t(savedNameless),
    name: saved.name,
    details: [
      persona.sesso === null ? '' : context.t(persona.sesso === '0' ? savedMan : savedWoman),
      persona.data_nascita ? formatDay(persona.data_nascita) : '',
      context.hides?.includes('professione')
        ? ''
        : worded(persona.professione, context.lists.professione),
      place ?? '',
    ].filter(Boolean),
    missing: missingOfPerson(saved, user, context.hides, context),
    contractor: { tipoPersona: 'fisica', selectPeopleId: saved.id, persona },
  };
}

function companyRecord(saved: SavedCompany, user: User, context: RecordContext): SavedRecord {
  const referent = `${saved.referent_first_name} ${saved.referent_last_name}`.trim();
  return {
    id: saved.id,
    title: saved.legal_name || saved.name || context.t(savedNameless),
    name: saved.legal_name,
    details: [
      saved.vat && context.t(savedVat, { vat: saved.vat }),
      referent && context.t(savedReferent, { name: referent }),
    ].filter(Boolean),
    missing: missingOfCompany(saved, user, context.hides, context),
    contractor: {
      tipoPersona: 'giuridica',
      selectPeopleId: saved.id,
      azienda: companyOfSaved(saved, user),
    },
  };
}

/**
 * Returns the account's email and phone, to complete a record. Returns '' for a question that the line hides, because
 * the user could not check the answer.
 */
function reachedAs({ email, phone }: User, hides: RecordContext['hides'] = []) {
  return {
    email: hides.includes('email') ? '' : email,
    phone: hides.includes('cellulare') ? '' : phone,
  };
}

const worded = (id: string | null, options: readonly Option[] = []) =>
  options.find((option) => option.id === id)?.value ?? '';

/**
 * Returns the contractor with the current data of its selected record. Returns undefined if the record was deleted or
 * is incomplete.
 */
export function chosenAgain(
  user: User,
  { tipoPersona, selectPeopleId }: Contractor,
  context: ReadWith,
): Contractor | undefined {
  if (tipoPersona === null) return undefined;
  const records = recordsOf(user, { lists: {}, ...context, type: tipoPersona });
  const found = records.find(({ id }) => id === selectPeopleId);
  return found?.missing.length === 0 ? found.contractor : undefined;
}

export type ReadWith = Pick<RecordContext, 'hides' | 'table' | 'today' | 't' | 'settings'> &
  Partial<Pick<RecordContext, 'lists'>>;

/**
 * Returns a line's answers with the current data of each selected record. A record that was deleted, is incomplete or
 * belongs to another account is deselected.
 */
export function withCurrentRecords(
  user: User,
  line: Table,
  product: Values<Fields>,
  around: Omit<ReadWith, 'hides' | 'table'>,
): Values<Fields> {
  return withRecords(line, product, (id, key, table) => {
    const hides = (['email', 'cellulare'] as const).filter((name) => table.fields[name]?.optional);
    const chosen = { ...emptyContractor(['fisica']), selectPeopleId: id };
    const now = chosenAgain(user, chosen, { ...around, hides, table });
    return now?.tipoPersona === 'fisica' ? { ...now.persona, [key]: id } : {};
  });
}

/**
 * Returns the contractor with the current data of its selected record. Returns an empty contractor if the record was
 * deleted, is incomplete or belongs to another account.
 */
export function currentContractor(
  user: User,
  contractor: Contractor,
  { contractor: { hides } }: Pick<Line, 'contractor'>,
  around: Omit<ReadWith, 'hides' | 'table'>,
): Contractor {
  const { tipoPersona, selectPeopleId } = contractor;
  if (tipoPersona === null || selectPeopleId === null) return contractor;
  return chosenAgain(user, contractor, { ...around, hides }) ?? emptyContractor([tipoPersona]);
}

/** Returns the first control of the form that has no value, in the form's order. `missing` has another order. */
export function firstMissing({ missing, contractor }: SavedRecord): string | undefined {
  const { fields } = contractor.tipoPersona === 'giuridica' ? company : person;
  const controls = missing.map(({ control }) => control);
  return Object.keys(fields)
    .flatMap((key) => controls.filter((name) => name === key || name.startsWith(`${key}.`)))
    .concat(controls)
    .at(0);
}
