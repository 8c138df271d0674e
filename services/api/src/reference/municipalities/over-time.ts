import { composeMunicipality } from '@preventivo/italian';
import { grouped, nonEmpty } from './collections.ts';
import type { Municipality } from './records.ts';

/** Municipalities that ended before this day are the birthplace of no living person. */
const beforeAnybody = '1912-01-01';
const isOfTheLiving = ({ to }: Municipality) => (to ?? '9') >= beforeAnybody;

/**
 * Removes each municipality that ended before the birth of any living person, if another
 * municipality has its name. For example, FIUME (UD) ended in 1911.
 */
export function withoutForgotten(found: readonly Municipality[]): readonly Municipality[] {
  const names = new Set(found.filter(isOfTheLiving).map(({ name }) => name));
  return found.filter((one) => isOfTheLiving(one) || !names.has(one.name));
}

/**
 * Returns the latest record if all records are one municipality under several names or codes.
 * Otherwise returns undefined.
 */
export function onlyOne(found: readonly Municipality[]): Municipality | undefined {
  const living = nonEmpty(found.filter(isOfTheLiving)) ?? found;
  const [best, ...others] = [...living].sort((a, b) => (b.to ?? '9').localeCompare(a.to ?? '9'));
  const isSame = (other: Municipality) =>
    other.belfiore === best?.belfiore ||
    (best !== undefined && composeMunicipality(other) === composeMunicipality(best));
  return others.every(isSame) ? best : undefined;
}

/** Returns one record for each 'NAME (PV)': the current record, or else the most recent. */
export function eachOnce(records: readonly Municipality[]): Municipality[] {
  const last = (a: Municipality, b: Municipality) => ((a.to ?? '9') < (b.to ?? '9') ? b : a);
  return [...grouped(records, composeMunicipality).values()].map((same) => same.reduce(last));
}
