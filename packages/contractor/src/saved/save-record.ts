import { municipalitiesQuery } from '@preventivo/address';
import {
  type Company,
  type CompanyToSave,
  type Contractor,
  type Named,
  type Person,
  type PersonToSave,
  personOf,
  type Result,
  type SavedCompany,
  type SavedPerson,
  same,
  type User,
} from '@preventivo/core';
import { optionsOf, queryClientOf } from '@preventivo/core/query';
import type { PreventivoContext } from '@preventivo/core/react';
import {
  fiscalCodeRequest,
  personOfSaved,
  savedOfCompany,
  savedOfPerson,
  withOwnPerson,
} from '@preventivo/core/saved';
import { isSameFiscalCode, normaliseMunicipality, parseMunicipality } from '@preventivo/italian';

export interface SavingContext extends Pick<PreventivoContext, 'client' | 'queryClient'> {
  readonly user: User;
}

export interface Saved {
  readonly user: User;
  /** The record's id; undefined if the back end did not create one. */
  readonly id: string | undefined;
}

/**
 * Saves a person or a company.
 * @param id the id of an existing record to change
 */
export function saveRecord(
  saving: SavingContext,
  contractor: Contractor,
  id?: string,
): Promise<Result<Saved>> {
  return contractor.tipoPersona === 'giuridica'
    ? saveCompany(saving, contractor.azienda, id)
    : savePerson(saving, personOf(contractor), id);
}

/**
 * Saves a new record again after a lost response. If the first call did create the record, updates it: a second record
 * would be a duplicate.
 */
export async function saveAgain(
  saving: SavingContext,
  contractor: Contractor,
): Promise<Result<Saved>> {
  const now = await saving.client.myData();
  if (!now.ok) return now;
  const { user: before } = saving;
  const user = now.data;
  const isCompany = contractor.tipoPersona === 'giuridica';
  const found = isCompany
    ? added(before.companies, user.companies).filter(isOf(savedOfCompany(contractor.azienda)))
    : added(before.people, user.people).filter(isNamed(savedOfPerson(personOf(contractor))));
  return saveRecord({ ...saving, user }, contractor, found.at(-1)?.id);
}

/** Saves a person with their fiscal code, or without the code if it cannot be computed. */
async function savePerson(
  saving: SavingContext,
  person: Person,
  id?: string,
): Promise<Result<Saved>> {
  const { client, user } = saving;
  const before = user.people.find((one) => one.id === id);
  const [fiscalCode, states, municipalities] = await Promise.all([
    fiscalCodeOf(saving, person, before),
    person.natoInItalia ? [] : statesOf(saving),
    municipalitiesOf(saving, person),
  ]);
  const body = savedOfPerson(person, id, {
    ...(fiscalCode && { fiscalCode }),
    states,
    municipalities,
    country: before?.countryOfBirth,
  });
  const result = await client.savePerson(body);
  if (!result.ok) return result;
  const after = await afterSave(saving, result.data, id);
  return {
    ok: true,
    data: { user: after, id: savedId(user.people, after.people, isNamed(body), id) },
  };
}

/**
 * Returns the account after a person was saved. If the returned list lacks this person, loads the account again: some
 * back ends store the account owner outside the list.
 */
async function afterSave(
  { client, user }: SavingContext,
  people: readonly SavedPerson[],
  id: string | undefined,
): Promise<User> {
  if (id === undefined || people.some((one) => one.id === id))
    return withOwnPerson({ ...user, people });
  const now = await client.myData();
  return now.ok ? now.data : withOwnPerson({ ...user, people });
}

/**
 * Returns the fiscal code to save, or undefined if it cannot be computed. If the data in the stored code are unchanged,
 * keeps it: it may be an official variant (omocodia), which cannot be computed.
 */
async function fiscalCodeOf({ client, user }: SavingContext, person: Person, before?: SavedPerson) {
  const code = before?.fiscalCode;
  const madeOf = fiscalCodeRequest(person);
  if (before && code && same(madeOf, fiscalCodeRequest(personOfSaved(before, user)))) return code;
  const computed = await client.fiscalCode(madeOf);
  if (!computed.ok) return undefined;
  return code && isSameFiscalCode(code, computed.data) ? code : computed.data;
}

/**
 * Loads the names of countries. If the list fails to load, returns none, and the record keeps the stored name of the
 * country.
 */
async function statesOf(saving: SavingContext) {
  const queryClient = await queryClientOf(saving);
  return queryClient.fetchQuery(optionsOf(saving.client, 'stati')).catch(() => []);
}

async function saveCompany(
  { client, user }: SavingContext,
  company: Company,
  id?: string,
): Promise<Result<Saved>> {
  const body = savedOfCompany(company, id);
  const result = await client.saveCompany(body);
  if (!result.ok) return result;
  const companies = result.data;
  return {
    ok: true,
    data: {
      user: { ...user, companies },
      id: savedId(user.companies, companies, isOf(body), id),
    },
  };
}

interface WithId {
  readonly id: string;
}

const isNamed =
  ({ name, surname }: PersonToSave) =>
  (one: SavedPerson) =>
    one.name === name && one.surname === surname;

const isOf =
  ({ vat }: CompanyToSave) =>
  (one: SavedCompany) =>
    one.vat === vat;

function added<Saved extends WithId>(before: readonly Saved[], after: readonly Saved[]) {
  const ids = new Set(before.map((record) => record.id));
  return after.filter((record) => !ids.has(record.id));
}

/**
 * Returns the id of the saved record: the given id, or the id of the new record. Another tab may have saved a record at
 * the same time, so this returns the newest record that matches.
 */
function savedId<Saved extends WithId>(
  before: readonly Saved[],
  after: readonly Saved[],
  isTheirs: (record: Saved) => boolean,
  id?: string,
) {
  if (id) return after.find((record) => record.id === id)?.id;
  const others = added(before, after);
  return (others.filter(isTheirs).at(-1) ?? others.at(-1))?.id;
}

/**
 * Returns the municipalities of a person with their codes, from the account's records or the quote service. Omits a
 * municipality that fails to load.
 */
async function municipalitiesOf(saving: SavingContext, person: Person): Promise<readonly Named[]> {
  const ofRecords = saving.user.people
    .flatMap(({ cityOfBirth, cityOfResidence }) => [cityOfBirth, cityOfResidence])
    .filter((one) => one !== null);
  const others = [
    { text: normaliseMunicipality(person.comune_nascita), isResidenza: false },
    {
      text: normaliseMunicipality(person.indirizzoResidenza_SedeLegale.city),
      isResidenza: true,
    },
  ].filter(({ text }) => !ofRecords.some(({ value }) => value === text));
  const found = await Promise.all(
    others.map(({ text, isResidenza }) => lookUp(saving, text, isResidenza)),
  );
  return [...ofRecords, ...found.flat()];
}

async function lookUp(saving: SavingContext, text: string, isResidenza: boolean) {
  const name = parseMunicipality(text)?.name;
  if (!name) return [];
  const queryClient = await queryClientOf(saving);
  return queryClient
    .fetchQuery(municipalitiesQuery(saving.client, name, isResidenza))
    .catch(() => []);
}
