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

/** What is known of Italy and of the products' lists, held in memory. */
export interface Reference {
  readonly data: ReferenceData;
  readonly municipalities: Municipalities;
  readonly streets: StreetWords;
  /** The lists of a line, by name. */
  listsOf(line: string): Lists;
  /** The professions by area. */
  readonly professions: Lists;
  /** What the register knows of a birthplace; undefined for a place it does not have. */
  birthplace(place: Birthplace): RegisteredBirthplace | undefined;
  /**
   * Whether a code may be that of the state abroad somebody was born in: its own, that of the one there was on that
   * day, or one of the rare that the register lacks.
   */
  isStateCode(belfiore: string, born: Pick<Birthplace, 'state' | 'date'>): boolean;
  /** The name that a municipality had on a day, as its list offers it; undefined where the register has none. */
  nameOn(place: Omit<Birthplace, 'state'>): Option | undefined;
  /**
   * The municipality or the state that a Belfiore code means, as its list offers it; of several names one that leads
   * back to the code on that day. Undefined for a code that the register does not have.
   */
  birthplaceOf(belfiore: string, date: Day): Option | undefined;
}

/** The register as it is between two changes. */
interface Edition {
  readonly municipalities: Municipalities;
  readonly birthplace: Reference['birthplace'];
}

const cache = new WeakMap<ReferenceData, (today: () => string) => Reference>();

/**
 * Indexes the files; the same files only once, however many stories and tests need them.
 * @param today the day whose municipalities count, read at each use. @defaultValue before all changes
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

/** Passes each use on to what `current` returns at that moment. */
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
  // Address providers keep it for as long as the server runs, past the day of a change.
  const known = delegate(() => edition().municipalities);
  /** A state may have ceased and handed its code on: the one that is there today is meant. */
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

/** Whether two states are the same, or were on that day: the Ukraine was in the Soviet Union. */
const wereOne = (one: Country, other: Country, date: Day) =>
  one.id === other.id || preceded(one, other, date) || preceded(other, one, date);

const preceded = ({ from, to, successors = [] }: Country, { id }: Country, date: Day) =>
  successors.includes(id) && (from ?? '') <= date && date <= (to ?? '9');
