import { composeMunicipality, fold } from '@preventivo/italian';
import { lazy } from '../lazy.ts';
import type { Municipality } from './data.ts';
import { prefixIndex } from './prefix-index.ts';

/** How many suggestions one search gives at most. */
const maxSuggestions = 20;

export interface Municipalities {
  /** Municipalities whose name, or a word of it, begins as typed; `residence` keeps to those of today. Each 'NAME (PV)' once. */
  search(typed: string, residence: boolean): Municipality[];
  /** The municipality of today with this name, or other name, in this province, or in one it was in before. */
  current(name: string, province: string): Municipality | undefined;
  /** The municipalities of today with this name, or these in two languages, in any province. */
  currentNamed(name: string): readonly Municipality[];
  /** The municipalities of today that have this postal code. */
  withPostalCode(cap: string): readonly Municipality[];
  /** The municipalities with this Belfiore code: that of today first, then the last of the past. */
  withCode(belfiore: string): readonly Municipality[];
}

export function municipalities(records: readonly Municipality[]): Municipalities {
  // Made at the first search: until then a server that starts answers other requests.
  const byName = lazy(() =>
    grouped(records.filter((record) => record.current).flatMap(underEachName), ([name]) => name),
  );
  const named = (name: string) => (byName().get(fold(name)) ?? []).map(([, record]) => record);
  /** By its names in two languages or more: 'Bolzano/Bozen', 'Urtijëi - St. Ulrich - Ortisei'. */
  const namedTwice = (names: string) =>
    names
      .split(/\/| - /)
      .map(named)
      .find((found) => found.length > 0) ?? [];
  const byPostalCode = lazy(() => {
    const today = records.filter((record) => record.current);
    const pairs = today.flatMap((record) => record.caps.map((cap) => [cap, record] as const));
    return grouped(pairs, ([cap]) => cap);
  });
  const byCode = lazy(() => grouped(records, ({ belfiore }) => belfiore));
  const index = lazy(() =>
    prefixIndex(eachOnce(records).map((record) => [record, namesOf(record)] as const)),
  );

  return {
    search(typed, residence) {
      // With an open bracket the name is complete: 'ROMA (R' is not Romagnano.
      const [, whole, province = ''] = /^([^(]+)\(([^)]*)\)?\s*$/.exec(typed) ?? [];
      const suggestions: Municipality[] = [];
      for (const found of index().find(whole ?? typed)) {
        if (residence && !found.current) continue;
        if (whole !== undefined && !isWritten(found, whole, province)) continue;
        suggestions.push(found);
        if (suggestions.length === maxSuggestions) break;
      }
      if (suggestions.length > 0) return suggestions;
      return namedTwice(whole ?? typed).filter((one) => isIn(one, province));
    },
    current: (name, province) =>
      named(name).find((record) => record.province === province) ??
      named(name).find((record) => provincesOf(record).includes(province)),
    currentNamed: (name) => [named(name), namedTwice(name)].find((found) => found.length > 0) ?? [],
    withPostalCode: (cap) => (byPostalCode().get(cap) ?? []).map(([, record]) => record),
    withCode: (belfiore) =>
      [...(byCode().get(belfiore) ?? [])].sort((a, b) => (b.to ?? '9').localeCompare(a.to ?? '9')),
  };
}

const namesOf = ({ name, alt, aka = [] }: Municipality) => [name, ...(alt ? [alt] : []), ...aka];

const underEachName = (record: Municipality) =>
  [...new Set(namesOf(record).map(fold))].map((name) => [name, record] as const);

/** That of today, then those before a reform, which documents still say. */
const provincesOf = ({ province, formerProvinces = [] }: Municipality) => [
  province,
  ...formerProvinces,
];

const isIn = (record: Municipality, province: string) =>
  provincesOf(record).some((one) => one.startsWith(fold(province)));

const isWritten = (record: Municipality, name: string, province: string) =>
  isIn(record, province) && namesOf(record).some((other) => fold(other) === fold(name));

/** One record per 'NAME (PV)': the one in force, else the last. */
function eachOnce(records: readonly Municipality[]): Municipality[] {
  const last = (a: Municipality, b: Municipality) => ((a.to ?? '9') < (b.to ?? '9') ? b : a);
  return [...grouped(records, composeMunicipality).values()].map((same) => same.reduce(last));
}

/** Items by what `keyOf` says of them, in their order. */
function grouped<K, T>(items: Iterable<T>, keyOf: (item: T) => K): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
