import { isRecord } from '../json/is-record.ts';
import { textOf } from '../json/text-of.ts';
import { type SavedCompany, savedCompany } from './saved-company.ts';
import { type SavedPerson, savedPerson } from './saved-person.ts';

/** The logged-in user with their saved records (docs/rules/wire.md#user). */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly phone: string;
  /** The user's id in the sales system, or ''. */
  readonly sf_account_id: string;
  /** The user as a saved person. `people` includes this person. */
  readonly userData: SavedPerson | null;
  readonly people: readonly SavedPerson[];
  readonly companies: readonly SavedCompany[];
  readonly vehicles: readonly Readonly<Record<string, unknown>>[];
  /** The consents given at registration, in the back end's format. */
  readonly privacy: unknown;
}

/** Reads a user. Omits saved records that cannot be read. */
export function userOf(raw: unknown): User | undefined {
  if (!isRecord(raw) || textOf(raw.id) === '') return undefined;
  return withOwnPerson({
    id: textOf(raw.id),
    name: textOf(raw.name),
    surname: textOf(raw.surname),
    email: textOf(raw.email),
    phone: textOf(raw.phone),
    sf_account_id: textOf(raw.sf_account_id),
    userData: savedPerson(raw.userData) ?? null,
    people: peopleOf(raw.people) ?? [],
    companies: companiesOf(raw.companies) ?? [],
    vehicles: Array.isArray(raw.vehicles) ? raw.vehicles.filter(isRecord).map(vehicleOf) : [],
    privacy: raw.privacy,
  });
}

/**
 * Adds the user's own person to the people, because a back end may list this person separately. If the list contains
 * this person, uses the data of the list, which is newer after a save.
 */
export function withOwnPerson(user: User): User {
  const { userData: own, people } = user;
  if (!own) return user;
  const listed = people.find(({ id }) => id === own.id);
  if (listed) return { ...user, userData: listed };
  return people.some((person) => isSamePerson(person, own))
    ? user
    : { ...user, people: [own, ...people] };
}

const isSamePerson = (one: SavedPerson, other: SavedPerson) =>
  (['name', 'surname', 'dateOfBirth'] as const).every((key) => one[key] === other[key]);

export const peopleOf = (raw: unknown) => listOf(raw, savedPerson);
export const companiesOf = (raw: unknown) => listOf(raw, savedCompany);

function listOf<T>(raw: unknown, read: (item: unknown) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  return raw.map(read).filter((item) => item !== undefined);
}

// Omits a vehicle's use and parking place, because the form always asks for them again.
function vehicleOf({
  vehicleUse: _use,
  vehicleParkingLocation: _parking,
  ...vehicle
}: Readonly<Record<string, unknown>>) {
  return vehicle;
}
