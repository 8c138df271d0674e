import { type Failure, type Person, person } from '@preventivo/core';
import { type Address, parseMunicipality } from '@preventivo/core/italian';
import type { Reference } from '../reference/reference.ts';

/** The places only the register knows: where somebody was born on that day, and where they live today. */
export function unknownPlaces(values: Person, reference: Reference): Failure[] {
  const born = parseMunicipality(values.comune_nascita);
  const failures = unknownHome(values.indirizzoResidenza_SedeLegale, reference);
  const date = values.data_nascita;
  if (!born || !date) return failures;
  const place = { state: 13, municipality: born.name, province: born.province, date };
  return reference.birthplaceCode(place)
    ? failures
    : [failed('comune_nascita', 'comune_nascita', person.fields.comune_nascita), ...failures];
}

/** A municipality of an address that is none of today. */
export function unknownHome(address: Address, { municipalities }: Reference): Failure[] {
  const home = parseMunicipality(address.city);
  if (!home || municipalities.current(home.name, home.province)) return [];
  const { parts } = person.fields.indirizzoResidenza_SedeLegale;
  return [failed('indirizzoResidenza_SedeLegale', 'city', parts.city)];
}

const failed = (
  field: keyof Person,
  control: string,
  { code, error }: { readonly code: string; readonly error: string },
): Failure => ({ field, control, code, error, invalid: error });
