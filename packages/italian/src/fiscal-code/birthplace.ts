import { type Day, isDay } from '../days/day.ts';
import { fold } from '../fold.ts';

/** A municipality under one of its official names, with the period in which it had this name. */
export interface MunicipalityRecord {
  /** The name without the province, in upper case. */
  readonly name: string;
  readonly province: string;
  /** The name in the second language of a bilingual place. */
  readonly alt?: string;
  readonly aka?: readonly string[];
  readonly formerProvinces?: readonly string[];
  readonly belfiore: string;
  readonly from: Day;
  /** The last day of the period; null while the name is in use. */
  readonly to: Day | null;
  /** Pairs of first and last day, if the municipality did not exist continuously. */
  readonly periods?: readonly (readonly (Day | null)[])[];
}

/** A state with its Belfiore code; the code is null if the state has none. */
export interface StateRecord {
  readonly id: number;
  readonly belfiore: string | null;
}

/** A place and date of birth. */
export interface Birthplace {
  /** The id of the state; 13 is Italy. */
  readonly state: number;
  readonly municipality?: string;
  /** The current province or a former one. */
  readonly province?: string;
  /** The birth date. It determines the code, but never whether the place is valid. */
  readonly date: string;
}

/** A birthplace in the register. */
export interface RegisteredBirthplace {
  /** The Belfiore code. @defaultValue undefined if several codes are possible or the state has none */
  readonly code?: string | undefined;
  /** Whether the code was in use on the birth date, under any name. */
  readonly fitsDate: boolean;
}

const italy = 13;

/**
 * Returns a function that finds a birthplace in the register. The function returns undefined only for a place that
 * the register does not contain (docs/rules/contractor.md#birthplace).
 *
 * In Italy, the function finds a municipality by any of its names with any of its provinces, on any birth date. The
 * date determines the code: MONTALCINO (SI) is F402 until 2016, and M378 afterwards. If no code was in use on the
 * date, a name with a single code gets this code, and a name with several codes gets none. Abroad, the chosen state
 * determines the code, also if the state no longer exists.
 */
export function birthplaceResolver(
  municipalities: readonly MunicipalityRecord[],
  states: readonly StateRecord[],
): (place: Birthplace) => RegisteredBirthplace | undefined {
  const byCode = grouped(municipalities.map((record) => [record.belfiore, record]));
  const provinces = new Map(
    [...byCode].map(([code, records]) => [code, new Set(records.flatMap(provincesOf))]),
  );
  const byOfficialName = grouped(municipalities.map((record) => [fold(record.name), record]));
  const byOtherName = grouped(
    municipalities.flatMap((record) =>
      otherNamesOf(record).map((name) => [fold(name), record] as const),
    ),
  );
  const codes = new Map(states.map(({ id, belfiore }) => [id, belfiore ?? undefined]));
  const isInForce = (code: string, date: string) =>
    byCode.get(code)?.some((record) => wasInForce(record, date)) ?? false;

  return ({ state, municipality = '', province = '', date }) => {
    if (state !== italy)
      return codes.has(state) ? { code: codes.get(state), fitsDate: true } : undefined;
    const asked = province.trim().toUpperCase();
    const inProvince = ({ belfiore }: MunicipalityRecord) => provinces.get(belfiore)?.has(asked);
    const named = [byOfficialName, byOtherName]
      .map((names) => (names.get(fold(municipality)) ?? []).filter(inProvince))
      .find((records) => records.length > 0);
    if (!named) return undefined;
    if (!isDay(date)) return { code: onlyCode(named), fitsDate: false };
    const inForce = named.filter((record) => wasInForce(record, date));
    const code = onlyCode(inForce.length > 0 ? inForce : named);
    const fitsDate = code === undefined ? inForce.length > 0 : isInForce(code, date);
    return { code, fitsDate };
  };
}

/** Returns the names besides the official name. A bilingual place also has both names joined, in either order. */
function otherNamesOf({ name, alt, aka = [] }: MunicipalityRecord): readonly string[] {
  return alt ? [alt, name + alt, alt + name, ...aka] : aka;
}

const provincesOf = ({ province, formerProvinces = [] }: MunicipalityRecord) => [
  province,
  ...formerProvinces,
];

/** Whether a municipality existed under this name on a day. */
export const wasInForce = (
  { from, to, periods = [[from, to]] }: Pick<MunicipalityRecord, 'from' | 'to' | 'periods'>,
  date: Day,
) => periods.some(([first, last]) => (first ?? '') <= date && date <= (last ?? '9'));

function grouped(entries: readonly (readonly [key: string, record: MunicipalityRecord])[]) {
  const groups = new Map<string, MunicipalityRecord[]>();
  for (const [key, record] of entries) {
    const group = groups.get(key);
    if (group) group.push(record);
    else groups.set(key, [record]);
  }
  return groups;
}

function onlyCode(records: readonly MunicipalityRecord[]): string | undefined {
  const [code, ...others] = new Set(records.map(({ belfiore }) => belfiore));
  return others.length === 0 ? code : undefined;
}
