import { type Day, isDay } from '../days/day.ts';
import { fold } from '../fold.ts';

/** A municipality under one of its names, while it had it. */
export interface MunicipalityRecord {
  /** As in 'NAME (PV)'. */
  readonly name: string;
  readonly province: string;
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
  /** The province of today or one of its time. */
  readonly province?: string;
  readonly date: Day;
}

const italy = 13;

/**
 * Finds the Belfiore code of a birthplace, or nothing where none is certain: no place, several
 * places, or a place that was not there on that day. It never guesses (docs/rules/italian.md#fiscal-code).
 *
 * In Italy the name and the province must be a municipality's of that day: MONTALCINO (SI) is F402
 * until 2016, then M378. A name that never meant but one municipality names it also on a day when it
 * was called otherwise. Abroad the state that was picked decides, ceased ones included.
 */
export function birthplaceResolver(
  municipalities: readonly MunicipalityRecord[],
  states: readonly StateRecord[],
): (place: Birthplace) => string | undefined {
  const byName = grouped(municipalities, ({ name }) => fold(name));
  const byCode = grouped(municipalities, ({ belfiore }) => belfiore);
  const codes = new Map(states.map(({ id, belfiore }) => [id, belfiore ?? undefined]));

  return ({ state, municipality = '', province = '', date }) => {
    if (!isDay(date)) return undefined;
    if (state !== italy) return codes.get(state);
    const named = (byName.get(fold(municipality)) ?? []).filter((record) =>
      belongedTo(record, province.trim().toUpperCase()),
    );
    const standing = named.filter((record) => stood(record, date));
    if (standing.length > 0) return onlyCode(standing);
    const code = onlyCode(named);
    return byCode.get(code ?? '')?.some((record) => stood(record, date)) ? code : undefined;
  };
}

const belongedTo = ({ province, formerProvinces = [] }: MunicipalityRecord, asked: string) =>
  province === asked || formerProvinces.includes(asked);

const stood = ({ from, to, periods = [[from, to]] }: MunicipalityRecord, date: Day) =>
  periods.some(([first, last]) => (first ?? '') <= date && date <= (last ?? '9'));

function grouped(
  records: readonly MunicipalityRecord[],
  key: (record: MunicipalityRecord) => string,
) {
  const groups = new Map<string, MunicipalityRecord[]>();
  for (const record of records) {
    const group = groups.get(key(record));
    if (group) group.push(record);
    else groups.set(key(record), [record]);
  }
  return groups;
}

/** The code all records share, or nothing. */
function onlyCode(records: readonly MunicipalityRecord[]): string | undefined {
  const [code, ...others] = new Set(records.map(({ belfiore }) => belfiore));
  return others.length === 0 ? code : undefined;
}
