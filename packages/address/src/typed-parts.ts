import { normaliseHouseNumber } from '@preventivo/core/italian';

/** What a text that was searched for says of an address; '' for what it does not. */
export interface TypedParts {
  readonly street: string;
  readonly street_number: string;
  readonly zip: string;
  /** The municipality, as it was typed. */
  readonly place: string;
  /** Two letters, where they were typed. */
  readonly province: string;
}

/**
 * Reads an address as people type it into one box: 'via roma 12/a, 20121 milano (mi)'. Every word of it
 * comes to stand somewhere: what may be more of the street stays with the street.
 */
export function typedParts(text: string): TypedParts {
  const tidy = text.trim().replace(/[,\s]+italia$/i, '');
  const [, before = tidy, zip = '', after = ''] =
    /^(.*?)[,\s]+(\d{5})(?!\d)[,\s]*(\D*)$/.exec(tidy) ?? [];
  const [first = '', ...others] = segmentsOf(before);
  const own = others.find((one) => alone.test(one));
  const rest = others.filter((one) => one !== own);
  const places = after ? segmentsOf(after) : rest.splice(-2);
  // 'via roma 1, scala b, alba': only the last may be the municipality, and the province after it.
  if (!after && places.length === 2 && !/^[a-z]{2}$/i.test(places[1] ?? ''))
    rest.push(...places.splice(0, 1));
  const read = own ? { street: first, number: own } : numbered(first, places.length === 0);
  return {
    street: [read.street, ...rest].join(' '),
    street_number: normaliseHouseNumber(read.number),
    zip,
    ...placeOf([read.place ?? '', ...places].join(' ').trim()),
  };
}

const segmentsOf = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

const houseNumber = String.raw`(?:n[.°º]? ?)?\d{1,5}(?: ?[/-]? ?(?:bis|ter|[a-z])|[/-]\d)?|s\.?n\.?c\.?`;
const alone = new RegExp(`^(?:${houseNumber})$`, 'i');
const atEnd = new RegExp(`^(.*\\p{L}.*?) (${houseNumber})$`, 'iu');
const between = new RegExp(`^(.*\\p{L}.*) (${houseNumber}) (\\p{L}.*)$`, 'iu');
/** Roads whose number is part of the name: 'STRADA STATALE 16'. */
const road = /(?:statale|provinciale|regionale|comunale|\bs\.?[spr]\.?)$/i;

interface Numbered {
  readonly street: string;
  readonly number: string;
  readonly place?: string | undefined;
}

/** The number at the end of a street, or before the place that follows it without a comma. */
function numbered(text: string, mayHavePlace: boolean): Numbered {
  const [, street = '', number = '', place] =
    atEnd.exec(text) ?? (mayHavePlace ? between.exec(text) : undefined) ?? [];
  // 'via 25 aprile' is a street: a day of the month after a single word.
  const isDate = !street.includes(' ') && Number(number) <= 31;
  return street && !isDate && !road.test(street)
    ? { street: street.replace(/ n[.°º]?$/i, ''), number, place }
    : { street: text, number: '' };
}

function placeOf(text: string): Pick<TypedParts, 'place' | 'province'> {
  const [, place = text, province = ''] = /^(.*\S)\s+\(?([a-z]{2})\)?$/i.exec(text) ?? [];
  return { place, province: province.toUpperCase() };
}
