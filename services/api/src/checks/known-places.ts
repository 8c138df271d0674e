import {
  type Field,
  type Fields,
  isAddressAnswer,
  isGroup,
  isItems,
  type MunicipalityField,
  type Table,
} from '@preventivo/core';
import {
  composeAddress,
  composeMunicipality,
  parseComposedAddress,
  parseMunicipality,
} from '@preventivo/italian';
import type { Reference } from '../reference/reference.ts';

type Register = Pick<Reference, 'birthplace' | 'municipalities'>;

/**
 * Rewrites each municipality as 'NAME (PV)' if its text matches exactly one municipality: 'Milano,
 * MI' becomes 'MILANO (MI)'. Other texts stay unchanged (docs/rules/italian.md#municipality).
 */
export function withKnownPlaces<A extends object>(
  { fields }: Table<Fields>,
  answers: A,
  register: Register,
): A {
  const entries = Object.entries(answers).map(([key, answer]) => {
    const field = fields[key];
    return [key, field ? answerWithKnownPlaces(field, answer, register) : answer];
  });
  return Object.fromEntries(entries) as A;
}

function answerWithKnownPlaces(field: Field, answer: unknown, register: Register): unknown {
  if (isMunicipality(field))
    return typeof answer === 'string'
      ? knownMunicipality(answer, field.residence ? 'residence' : 'birthplace', register)
      : answer;
  if (isAddressAnswer(answer))
    return { ...answer, city: knownMunicipality(answer.city, 'residence', register) };
  if (isItems(field) && Array.isArray(answer))
    return answer.map((one) => answerWithKnownPlaces(field.item, one, register));
  if (isGroup(field) && typeof answer === 'object' && answer !== null)
    return withKnownPlaces(field.table, answer, register);
  return answer;
}

const isMunicipality = (field: Field): field is MunicipalityField => field.kind === 'municipality';

/** Returns 'NAME (PV)' if the text matches exactly one municipality, otherwise the text. */
export function knownMunicipality(
  text: string,
  asked: 'residence' | 'birthplace',
  register: Register,
): string {
  if (text.trim() === '' || isKnown(text, asked, register)) return text;
  const meant = register.municipalities.meant(text, asked === 'residence');
  return meant ? composeMunicipality(meant) : text;
}

function isKnown(text: string, asked: string, { birthplace, municipalities }: Register): boolean {
  const place = parseMunicipality(text);
  if (!place) return false;
  return asked === 'residence'
    ? municipalities.current(place.name, place.province) !== undefined
    : birthplace({
        state: 13,
        municipality: place.name,
        province: place.province,
        date: '',
      }) !== undefined;
}

/** Returns a composed address with its municipality as 'NAME (PV)'. */
export function withKnownTown(composed: string, register: Register): string {
  const address = parseComposedAddress(composed);
  const city = knownMunicipality(address.city, 'residence', register);
  return city === address.city ? composed : composeAddress({ ...address, city });
}
