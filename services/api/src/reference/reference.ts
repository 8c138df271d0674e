import { italyId, type Lists, type Option } from '@preventivo/core';
import {
  type Birthplace,
  birthplaceResolver,
  composeMunicipality,
  type Day,
  type RegisteredBirthplace,
  wasInForce,
} from '@preventivo/italian';
import { lazy } from '../lazy.ts';
import type { Country, MunicipalityChange, ReferenceData } from './data.ts';
import { type Municipalities, municipalities } from './municipalities/municipalities.ts';
import type { Municipality } from './municipalities/records.ts';
import { applyMunicipalityChanges, changesOn } from './municipality-changes.ts';
import { optionLists, professionLists } from './option-lists.ts';
import { type StreetWords, streetWords } from './street-words.ts';

/** Reference data in memory: places, streets and option lists. */
export interface Reference {
  readonly data: ReferenceData;
  readonly municipalities: Municipalities;
  readonly streets: StreetWords;
  listsOf(line: string): Lists;
  /** Professions by area. */
  readonly professions: Lists;
  /** Returns the register's entry for a birthplace; undefined if the register has no entry. */
  birthplace(place: Birthplace): RegisteredBirthplace | undefined;
  /**
   * Whether a person born abroad may have this code. Accepts the code of the state of birth, and of
   * the state to which the birthplace belonged on that day. Also accepts codes that the register
   * does not have.
   */
  isStateCode(belfiore: string, born: Pick<Birthplace, 'state' | 'date'>): boolean;
  /**
   * Returns the name that a municipality had on a day, as an option. Returns undefined if the
   * register has no such name.
   */
  nameOn(place: Omit<Birthplace, 'state'>): Option | undefined;
  /**
   * Returns the municipality or state of a Belfiore code as an option. If it had several names,
   * prefers a name that has the code on that day. Returns undefined for an unknown code.
   */
  birthplaceOf(belfiore: string, date: Day): Option | undefined;
}

/** The reference data during a period without changes of municipalities. */
interface Edition {
  readonly municipalities: Municipalities;
  readonly birthplace: Reference['birthplace'];
}

const cache = new WeakMap<ReferenceData, (today: () => string) => Reference>();

/**
 * Indexes the reference data. Caches the indexes for each data object.
 * @param today returns the day whose municipalities apply. Each use calls it again. @defaultValue a
 * day before all changes
 */
export function createReference(data: ReferenceData, today: () => string = () => ''): Reference {
  const referenceOn = cache.get(data) ?? indexed(data);
  cache.set(data, referenceOn);
  return referenceOn(today);
}

function indexed(data: ReferenceData): (today: () => string) => Reference {
  const parts = { lists: new Map<string, Lists>(), professions: professionLists(data) };
  const streets = streetWords(data.toponimi);
  const editions = new Map<number, Edition>();
  const editionOn = (day: string) => {
    const changes = changesOn(data.municipalityChanges ?? [], day);
    const edition = editions.get(changes.length) ?? editionOf(data, changes);
    editions.set(changes.length, edition);
    return edition;
  };
  return (today) => makeReference(data, { ...parts, streets, edition: () => editionOn(today()) });
}

function editionOf(data: ReferenceData, changes: readonly MunicipalityChange[]): Edition {
  const records = applyMunicipalityChanges(data.municipalities, changes);
  const birthplaces = lazy(() => birthplaceResolver(records, data.countries));
  return {
    municipalities: municipalities(records, data),
    birthplace: (place) => birthplaces()(place),
  };
}

/** Returns a proxy that forwards each access to the result of `current`. */
const delegate = <T extends object>(current: () => T): T =>
  new Proxy({} as T, { get: (_, name) => Reflect.get(current(), name) });

interface Parts extends Pick<Reference, 'professions' | 'streets'> {
  readonly lists: Map<string, Lists>;
  readonly edition: () => Edition;
}

function makeReference(
  data: ReferenceData,
  { lists, professions, streets, edition }: Parts,
): Reference {
  // Address providers keep `known` while the server runs, so it must follow changes.
  const known = delegate(() => edition().municipalities);
  /**
   * Returns the state with a code. Prefers a current state, because a former state may have the
   * same code.
   */
  const stateWith = (belfiore: string) => {
    const states = data.countries.filter((country) => country.belfiore === belfiore);
    return states.find(({ current }) => current) ?? states[0];
  };
  const municipalityWith = (belfiore: string, date: Day) => {
    const records = known.withCode(belfiore);
    const leadsBack = ({ name, province }: Municipality) => {
      const place = { state: Number(italyId), municipality: name, province, date };
      return edition().birthplace(place)?.code === belfiore;
    };
    return records.find(leadsBack) ?? records[0];
  };
  return {
    data,
    municipalities: known,
    streets,
    listsOf: (line) => {
      const known = lists.get(line) ?? optionLists(data, line);
      lists.set(line, known);
      return known;
    },
    professions,
    birthplace: (place) => edition().birthplace(place),
    nameOn(place) {
      const { code, fitsDate } = edition().birthplace({ state: Number(italyId), ...place }) ?? {};
      if (!code || !fitsDate) return undefined;
      const record = known.withCode(code).find((one) => wasInForce(one, place.date));
      return record && { id: code, value: composeMunicipality(record) };
    },
    isStateCode(belfiore, { state, date }) {
      const named = data.countries.find(({ id }) => id === state);
      if (!named || state === Number(italyId) || !belfiore.startsWith('Z')) return false;
      const coded = stateWith(belfiore);
      return !coded || wereOne(named, coded, date);
    },
    birthplaceOf(belfiore, date) {
      const state = stateWith(belfiore);
      if (state) return { id: String(state.id), value: state.label };
      const municipality = municipalityWith(belfiore, date);
      return municipality && { id: belfiore, value: composeMunicipality(municipality) };
    },
  };
}

/** Whether two states are the same, or were one state on that day: Ukraine and the Soviet Union. */
const wereOne = (one: Country, other: Country, date: Day) =>
  one.id === other.id || preceded(one, other, date) || preceded(other, one, date);

const preceded = ({ from, to, successors = [] }: Country, { id }: Country, date: Day) =>
  successors.includes(id) && (from ?? '') <= date && date <= (to ?? '9');
