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

/** What a record is saved with. */
export interface SavingContext extends Pick<PreventivoContext, 'client' | 'queryClient'> {
  /** Whose record it is. */
  readonly user: User;
}

/** The account after a record was saved. */
export interface Saved {
  readonly user: User;
  /** The record's; undefined where the back end made none of it. */
  readonly id: string | undefined;
}

/** Saves a person or a company. @param id the record it changes */
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
 * Saves a new record once more, of which nobody knows whether it was saved: the answer was lost. One that is there by now is
 * the record that is changed, so that nobody is in the list twice.
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

/** Saves a person with their fiscal code; one that cannot be computed holds up nothing. */
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
 * Returns the account after a person was saved, its own person too. A back end that keeps that one apart leaves it out of the
 * list, so the account is asked for again.
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
 * The code that is kept, as long as nothing it is made of has changed: two people who shared one have
 * another than the computed. Undefined where it has to be computed and cannot be.
 */
async function fiscalCodeOf({ client, user }: SavingContext, person: Person, before?: SavedPerson) {
  const code = before?.fiscalCode;
  const madeOf = fiscalCodeRequest(person);
  if (before && code && same(madeOf, fiscalCodeRequest(personOfSaved(before, user)))) return code;
  const computed = await client.fiscalCode(madeOf);
  if (!computed.ok) return undefined;
  return code && isSameFiscalCode(code, computed.data) ? code : computed.data;
}

/** Their names; without the list the record says what its state is called. */
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

/** The records that were not there before. */
function added<Saved extends WithId>(before: readonly Saved[], after: readonly Saved[]) {
  const ids = new Set(before.map((record) => record.id));
  return after.filter((record) => !ids.has(record.id));
}

/**
 * The id of what was saved: its own, or that of the record that was not there before. Of several, since another tab
 * may have saved one as well, it is the newest of theirs.
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
 * The municipalities of a person with their codes: those the account's records have already, and
 * what the quote service knows of others. One that cannot be had is left out.
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
