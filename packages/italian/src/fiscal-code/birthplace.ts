import { type Day, isDay } from '../days/day.ts';
import { fold } from '../fold.ts';

/** A municipality under one of its official names, while it had it. */
export interface MunicipalityRecord {
  /** As in 'NAME (PV)'. */
  readonly name: string;
  readonly province: string;
  /** The name in the other language of the place. */
  readonly alt?: string;
  /** Other spellings. */
  readonly aka?: readonly string[];
  /** Provinces it belonged to before. */
  readonly formerProvinces?: readonly string[];
  readonly belfiore: string;
  readonly from: Day;
  /** Its last day, null while in force. */
  readonly to: Day | null;
  /** Pairs of first and last day, where it did not exist all the time. */
  readonly periods?: readonly (readonly (Day | null)[])[];
}

/** A state and its code, null where it has none. */
export interface StateRecord {
  readonly id: number;
  readonly belfiore: string | null;
}

/** Where and when somebody was born. */
export interface Birthplace {
  /** Id of the state; 13 is Italy. */
  readonly state: number;
  readonly municipality?: string;
  /** A province it belongs to or belonged to. */
  readonly province?: string;
  /** The birth date. The register says of it which code is meant, and never whether the place counts. */
  readonly date: string;
}

/** What the register knows of a birthplace. */
export interface RegisteredBirthplace {
  /** The Belfiore code. @defaultValue none: several are possible, or the state has none */
  readonly code?: string | undefined;
  /** Whether the register has this code, under this name or another, on the birth date. */
  readonly fitsDate: boolean;
}

const italy = 13;

/**
 * Returns a function that finds a birthplace in the register: undefined only for a place that the register does not
 * have at all (docs/rules/contractor.md#birthplace).
 *
 * In Italy a municipality is found under any of its names with any of its provinces, whatever the birth date. The date
 * picks the code: MONTALCINO (SI) is F402 until 2016, then M378. Where the date fits no code, the only code of that name
 * is used; of several none is guessed. Abroad the chosen state decides, ceased ones included.
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

/** The names besides the official one; bilingual places also under both at once, whatever the separator. */
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

/** The code all records share, or nothing. */
function onlyCode(records: readonly MunicipalityRecord[]): string | undefined {
  const [code, ...others] = new Set(records.map(({ belfiore }) => belfiore));
  return others.length === 0 ? code : undefined;
}
