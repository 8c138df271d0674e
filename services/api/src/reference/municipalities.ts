import { composeMunicipality, fold } from '@preventivo/core/italian';
import type { Municipality } from './data.ts';
import { grouped } from './grouped.ts';
import { prefixIndex } from './prefix-index.ts';

/** How many suggestions one search gives at most. */
const mostSuggestions = 20;

export interface Municipalities {
  /** Municipalities whose name begins as typed; `residence` keeps to those of today. Each 'NAME (PV)' once. */
  search(typed: string, residence: boolean): Municipality[];
  /** The municipality of today with this name, or other name, in this province. */
  current(name: string, province: string): Municipality | undefined;
  /** The municipalities of today with this name, in any province. */
  currentNamed(name: string): readonly Municipality[];
}

export function municipalities(records: readonly Municipality[]): Municipalities {
  const byName = grouped(records.flatMap(underEachName), ([name]) => name);
  const named = (name: string) => (byName.get(fold(name)) ?? []).map(([, record]) => record);
  const today = indexed(records.filter((record) => record.current));
  const ever = indexed(eachOnce(records));

  return {
    search(typed, residence) {
      const index = residence ? today : ever;
      // With an open bracket the name is complete: 'ROMA (R' is not Romagnano.
      const [, name, province] = /^([^(]+)\(([^)]*)\)?\s*$/.exec(typed) ?? [];
      if (name === undefined || province === undefined) return index.find(typed, mostSuggestions);
      return index
        .find(name, Number.POSITIVE_INFINITY)
        .filter((found) => namesOf(found).some((other) => fold(other) === fold(name)))
        .filter((found) => found.province.startsWith(fold(province)));
    },
    current: (name, province) =>
      named(name).find((record) => record.current && record.province === province),
    currentNamed: (name) => named(name).filter((record) => record.current),
  };
}

const namesOf = ({ name, alt, aka = [] }: Municipality) => [name, ...(alt ? [alt] : []), ...aka];

const underEachName = (record: Municipality) =>
  [...new Set(namesOf(record).map(fold))].map((name) => [name, record] as const);

const indexed = (records: readonly Municipality[]) =>
  prefixIndex(records.map((record) => [record, namesOf(record)] as const));

/** One record per 'NAME (PV)': the one in force, else the last. */
function eachOnce(records: readonly Municipality[]): Municipality[] {
  const last = (a: Municipality, b: Municipality) => ((a.to ?? '9') < (b.to ?? '9') ? b : a);
  return [...grouped(records, composeMunicipality).values()].map((same) => same.reduce(last));
}
