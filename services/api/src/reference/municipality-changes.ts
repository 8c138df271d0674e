import { isDay, parseMunicipality } from '@preventivo/italian';
import type { MunicipalityChange } from './data.ts';
import type { Municipality } from './municipalities/records.ts';

/** Thrown for a change that contradicts the register. The message names the municipality. */
export class BadMunicipalityChange extends Error {}

/**
 * Merges the changes of the product and of an operator. If the operator lists changes of a
 * municipality, these replace the product's changes of this municipality. The operator may change
 * the day or cancel the change.
 */
export function mergeMunicipalityChanges(
  shipped: readonly MunicipalityChange[],
  own: readonly MunicipalityChange[],
): readonly MunicipalityChange[] {
  const renewed = new Set(own.map(({ municipality }) => municipality));
  return [...shipped.filter(({ municipality }) => !renewed.has(municipality)), ...own];
}

/** Returns the changes in force on a day, oldest first. */
export const changesOn = (
  changes: readonly MunicipalityChange[],
  day: string,
): readonly MunicipalityChange[] =>
  changes.filter(({ from }) => from !== null && from <= day).sort(byDay);

/**
 * Applies changes to the register, in order.
 * @throws {BadMunicipalityChange} for a change that contradicts the register
 */
export const applyMunicipalityChanges = (
  records: readonly Municipality[],
  changes: readonly MunicipalityChange[],
): readonly Municipality[] => changes.reduce(applyChange, records);

/**
 * Checks all changes, past and future.
 * @throws {BadMunicipalityChange} for the first change that cannot be applied
 */
export function assertMunicipalityChanges(
  records: readonly Municipality[],
  changes: readonly MunicipalityChange[],
): void {
  applyMunicipalityChanges(records, changesOn(changes, '9'));
}

const byDay = (one: MunicipalityChange, other: MunicipalityChange) =>
  (one.from ?? '') < (other.from ?? '') ? -1 : 1;

function applyChange(
  records: readonly Municipality[],
  { from, municipality, replaces = [], postalCodes, belfiore }: MunicipalityChange,
): readonly Municipality[] {
  if (from === null) return records;
  if (!isDay(from)) throw new BadMunicipalityChange(`'${from}' is no day.`);
  const named = partsOf(municipality);
  const existing = currentRecord(records, municipality);
  const replaced = replaces.map((one) => {
    const record = currentRecord(records, one);
    if (record) return record;
    throw new BadMunicipalityChange(`'${one}' is no municipality of the day before ${from}.`);
  });
  const code = belfiore ?? existing?.belfiore;
  if (!code)
    throw new BadMunicipalityChange(`'${municipality}' is new, so it needs its 'belfiore' code.`);
  const sources = existing ? [existing, ...replaced] : replaced;
  const caps = postalCodes ?? unique(sources.flatMap((record) => record.caps));
  if (caps.length === 0)
    throw new BadMunicipalityChange(`'${municipality}' is new, so it needs its 'postalCodes'.`);
  const continues = existing?.belfiore === code;
  const ended = new Set(continues ? replaced : sources);
  const inForce: Municipality = {
    ...(continues ? existing : { ...named, belfiore: code, from, to: null, current: true }),
    caps,
    aka: unique([...sources.flatMap(namesOf)].filter((name) => name !== named.name)),
    formerProvinces: unique(
      sources
        .flatMap(({ province, formerProvinces = [] }) => [province, ...formerProvinces])
        .filter((province) => province !== named.province),
    ),
  };
  const others = records.filter((record) => !(continues && record === existing));
  return [
    ...others.map((record) => (ended.has(record) ? endedOn(record, dayBefore(from)) : record)),
    inForce,
  ];
}

function partsOf(text: string) {
  const parts = parseMunicipality(text);
  if (!parts) throw new BadMunicipalityChange(`'${text}' is not written 'NAME (PV)'.`);
  return parts;
}

function currentRecord(records: readonly Municipality[], text: string): Municipality | undefined {
  const { name, province } = partsOf(text);
  return records.find(
    (record) => record.current && record.name === name && record.province === province,
  );
}

const endedOn = (record: Municipality, to: string): Municipality => ({
  ...record,
  to,
  current: false,
  caps: [],
  ...(record.periods && {
    periods: record.periods.map(([first, last]) => [first ?? null, last ?? to]),
  }),
});

const namesOf = ({ name, alt, aka = [] }: Municipality) => [name, ...(alt ? [alt] : []), ...aka];

const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

const unique = (items: readonly string[]): readonly string[] => [...new Set(items)];
