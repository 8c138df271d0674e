import {
  applicable,
  type Failure,
  type Field,
  type Fields,
  fill,
  isItems,
  type MunicipalityField,
  type Table,
  type Values,
} from '@preventivo/core';
import { answeredIn } from '@preventivo/core/check';
import { parseMunicipality } from '@preventivo/italian';
import type { Reference } from '../reference/reference.ts';

type Register = Pick<Reference, 'birthplace'>;

/**
 * Returns a failure for each birthplace that the register never had, under any name or date. Also
 * checks the answers inside groups.
 */
export function unknownBirthplaces(
  table: Table,
  values: Values<Fields>,
  register: Register,
  keys: readonly string[] = Object.keys(table.fields),
): readonly Failure[] {
  const applies = applicable(table, values);
  return keys
    .filter((key) => applies.includes(key))
    .flatMap((key) => {
      const [field, answer] = [table.fields[key], values[key]];
      if (!field) return [];
      return isBirthplace(field) && isUnknown(answer, register)
        ? [failed(field, key)]
        : inGroups(field, answer, key, register);
    });
}

function inGroups(field: Field, answer: unknown, key: string, register: Register): Failure[] {
  const { code, error } = isItems(field) ? field.item : field;
  return answeredIn(field, answer, key).flatMap(({ table, answers, control }) => {
    const n = control.slice(key.length + 1);
    return unknownBirthplaces(table, answers, register).map((failure) => ({
      ...failure,
      field: key,
      control: `${control}.${failure.control}`,
      error: fill(failure.error, { n }),
      group: { code, error: fill(error, { n }) },
    }));
  });
}

function isUnknown(place: unknown, { birthplace }: Register): boolean {
  const born = typeof place === 'string' ? parseMunicipality(place) : undefined;
  if (!born) return false;
  return !birthplace({ state: 13, municipality: born.name, province: born.province, date: '' });
}

const isBirthplace = (field: Field): field is MunicipalityField =>
  field.kind === 'municipality' && 'residence' in field && !field.residence;

const failed = ({ code, error, invalid = error }: Field, key: string): Failure => ({
  field: key,
  control: key,
  code,
  error,
  invalid,
});
