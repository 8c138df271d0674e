import { fold } from '@preventivo/italian';
import { lazy } from '../../lazy.ts';
import { grouped } from './collections.ts';
import { namesOf } from './names.ts';
import { placeWords, plainKey } from './place-words.ts';
import type { Municipality, Provinces } from './records.ts';

export interface ProvinceNames {
  /** Returns the code of the province with this folded code or name. */
  codeOf(folded: string): string | undefined;
  /** Returns the current towns that a province is named after. */
  townsOf(name: string): readonly Municipality[];
}

/** @param records all municipalities, which provide the codes */
export function provinceNames(
  records: readonly Municipality[],
  today: () => readonly Municipality[],
  { current = [], historical = [] }: Partial<Provinces> = {},
): ProvinceNames {
  const codes = lazy(() => {
    const found = new Map(records.flatMap(provincesOf).map((code) => [code, code]));
    // Also accept a name without 'e' or 'della': 'Monza Brianza' for Monza e Brianza.
    for (const { code, name } of [...historical, ...current])
      for (const left of [/(?!)/, / della\b/, / e(?: della)?\b/])
        found.set(fold(name.replace(left, '')), code);
    return new Map([...found, ...provinceLetters]);
  });
  const towns = lazy(() => {
    const found = current.flatMap(({ code, name }) => {
      const words = placeWords(name).map(({ text }) => text);
      return today()
        .filter((one) => one.province === code && words.includes(fold(one.name)))
        .map((one) => [plainKey(name), one, words.indexOf(fold(one.name))] as const);
    });
    return grouped(
      found.sort(([, , a], [, , b]) => a - b),
      ([key]) => key,
    );
  });
  return {
    codeOf: (folded) => codes().get(folded),
    townsOf: (name) => (towns().get(plainKey(name)) ?? []).map(([, one]) => one),
  };
}

/** Common abbreviations that are not province codes. */
const provinceLetters: readonly (readonly [written: string, code: string])[] = [
  ['BAT', 'BT'],
  ['VCO', 'VB'],
];

/**
 * Last days of Italian towns in Istria and Dalmatia before Italy ceded them, as in the register.
 */
const ceded: ReadonlySet<string | null> = new Set(['1947-09-15', '1977-04-03']);
const cededProvinces: readonly string[] = ['FU', 'PL', 'ZA', 'GO', 'TS'];
/**
 * Province codes that documents contain for ceded towns: their former provinces, FM for Fiume, and
 * codes of foreign states.
 */
const documentedCededProvinces = [...cededProvinces, 'FM', 'UD', 'EE', 'YU', 'JU', 'HR', 'SI'];

/** Returns the current province, followed by former provinces, which documents still contain. */
export const provincesOf = ({ province, formerProvinces = [], to }: Municipality) => [
  province,
  ...formerProvinces,
  ...(ceded.has(to) && cededProvinces.includes(province) ? documentedCededProvinces : []),
];

export const isIn = (record: Municipality, province: string) =>
  provincesOf(record).some((one) => one.startsWith(fold(province)));

export const isWritten = (record: Municipality, name: string, province: string) =>
  isIn(record, province) && namesOf(record).some((other) => fold(other) === fold(name));
