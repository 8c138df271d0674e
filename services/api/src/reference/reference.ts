import { italyId, type Lists, type Option } from '@preventivo/core';
import {
  type Birthplace,
  birthplaceResolver,
  composeMunicipality,
  type Day,
  type RegisteredBirthplace,
} from '@preventivo/italian';
import { lazy } from '../lazy.ts';
import type { Country, Municipality, ReferenceData } from './data.ts';
import { type Municipalities, municipalities } from './municipalities.ts';
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
  /**
   * The municipality or the state that a Belfiore code means, as its list offers it; of several names one that leads
   * back to the code on that day. Undefined for a code that the register does not have.
   */
  birthplaceOf(belfiore: string, date: Day): Option | undefined;
}

const cache = new WeakMap<ReferenceData, Reference>();

/** Gets the files ready; the same files only once, however many stories and tests need them. */
export function createReference(data: ReferenceData): Reference {
  const reference = cache.get(data) ?? makeReference(data);
  cache.set(data, reference);
  return reference;
}

function makeReference(data: ReferenceData): Reference {
  const lists = new Map<string, Lists>();
  const birthplaces = lazy(() => birthplaceResolver(data.municipalities, data.countries));
  const known = municipalities(data.municipalities);
  /** A state may have ceased and handed its code on: the one that is there today is meant. */
  const stateWith = (belfiore: string) => {
    const states = data.countries.filter((country) => country.belfiore === belfiore);
    return states.find(({ current }) => current) ?? states[0];
  };
  const municipalityWith = (belfiore: string, date: Day) => {
    const records = known.withCode(belfiore);
    const leadsBack = ({ name, province }: Municipality) => {
      const place = { state: Number(italyId), municipality: name, province, date };
      return birthplaces()(place)?.code === belfiore;
    };
    return records.find(leadsBack) ?? records[0];
  };
  return {
    data,
    municipalities: known,
    streets: streetWords(data.toponimi),
    listsOf: (line) => {
      const known = lists.get(line) ?? optionLists(data, line);
      lists.set(line, known);
      return known;
    },
    professions: professionLists(data),
    birthplace: (place) => birthplaces()(place),
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
