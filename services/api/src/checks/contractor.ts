import { type Failure, type Line, type Person, person } from '@preventivo/core';
import { check } from '@preventivo/core/check';
import { parseMunicipality } from '@preventivo/core/italian';
import { personFromWire, personToWire } from '@preventivo/core/wire';
import { malformed, notAccepted } from '../http/refusal.ts';
import type { JsonObject } from '../http/schema.ts';
import type { Reference } from '../reference/reference.ts';
import type { Served } from '../served.ts';

/**
 * The contractor of a body, as it is kept.
 * @throws {Refusal} 400 for what cannot be read, 422 with the first code of foundation.md 5 otherwise
 */
export function acceptedContractor(raw: JsonObject, line: Line, served: Served) {
  const { values, problems } = personFromWire(raw);
  const [problem] = problems;
  if (problem) throw malformed({ path: `contractor.${problem.key}`, reason: problem.reason });
  const hidden: readonly string[] = line.contractor.hides ?? [];
  const keys = Object.keys(person.fields).filter((key) => !hidden.includes(key));
  const lists = served.reference.listsOf(line.id);
  const failures = check(person, values, { today: served.today(), lists, keys });
  const inOrder = (failure: Failure) => keys.indexOf(failure.field);
  const [first] = [...failures, ...unknownPlaces(values, served.reference)].sort(
    (a, b) => inOrder(a) - inOrder(b),
  );
  if (first) throw notAccepted(first);
  return personToWire(values);
}

/** The places only the register knows: where somebody was born on that day, and where they live today. */
function unknownPlaces(values: Person, { birthplaceCode, municipalities }: Reference): Failure[] {
  const { comune_nascita: birth, indirizzoResidenza_SedeLegale: home } = person.fields;
  const born = parseMunicipality(values.comune_nascita);
  const lives = parseMunicipality(values.indirizzoResidenza_SedeLegale.city);
  const failures: Failure[] = [];
  const date = values.data_nascita;
  if (born && date) {
    const place = { state: 13, municipality: born.name, province: born.province, date };
    if (!birthplaceCode(place)) failures.push(failed('comune_nascita', 'comune_nascita', birth));
  }
  if (lives && !municipalities.current(lives.name, lives.province))
    failures.push(failed('indirizzoResidenza_SedeLegale', 'city', home.parts.city));
  return failures;
}

const failed = (
  field: keyof Person,
  control: string,
  { code, error }: { readonly code: string; readonly error: string },
): Failure => ({ field, control, code, error, invalid: error });
