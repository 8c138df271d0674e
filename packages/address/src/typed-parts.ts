import { houseNumberWord, normaliseHouseNumber } from '@preventivo/italian';

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

/** A street, the last number that may be its house's, and what follows. */
const numbered =
  /^(.*\p{L}.*?),? (\d{1,5}(?: ?[/-]? ?(?:bis|ter|[a-z])|[/-]\d)?|s\.?n\.?c\.?)(?:,? (\p{L}\D*))?$/iu;
const numberWord = new RegExp(` ${houseNumberWord}`, 'i');
/** Roads whose number is part of the name: 'STRADA STATALE 16'. */
const road = /(?:statale|provinciale|regionale|comunale|\bs\.?[spr]\.?)$/i;

/**
 * Reads an address as people type it into one box: 'via roma 12/a, 20121 milano (mi)'. Every word of it
 * comes to stand somewhere: what may be more of the street stays with the street.
 */
export function typedParts(text: string): TypedParts {
  const [, before = text, zip = '', after = ''] = /^(.*)\b(\d{5})\b(.*)$/.exec(text) ?? [];
  const tidy = `${before},${after}`
    .replace(/\s+/g, ' ')
    .replace(/(\d\/?[a-z]?) [–—-] (?=[a-z]{2})/i, '$1, ')
    .replace(/[ –—-]*,[ ,–—-]*/g, ', ')
    .replace(numberWord, ' ')
    .replace(/(?:, italia)?(?:, )?$/i, '')
    .replace(/(,.*), \(?([a-z]{2})\)?$/i, '$1 $2');
  const [street, number, rest] = partsOf(tidy);
  const at = rest.lastIndexOf(', ');
  const place = rest.slice(at < 0 ? 0 : at + 2);
  const [, town = place, province = ''] = /^(.+) \(?([a-z]{2})\)?$/i.exec(place) ?? [];
  return {
    street: [street, at < 0 ? '' : rest.slice(0, at)].join(' ').replaceAll(',', '').trim(),
    street_number: normaliseHouseNumber(number),
    zip,
    place: town,
    province: province.toUpperCase(),
  };
}

function partsOf(text: string): readonly [street: string, number: string, rest: string] {
  const [, street = '', number = '', rest = ''] = numbered.exec(text) ?? [];
  // 'via 25 aprile' is a street: a day of the month after a single word.
  const isDate = !/[ ,]/.test(street) && Number(number) <= 31;
  if (street && !isDate && !road.test(street)) return [street, number, rest];
  const comma = text.indexOf(', ');
  return comma < 0 ? [text, '', ''] : [text.slice(0, comma), '', text.slice(comma + 2)];
}

/**
 * The street and the house number of a text that a browser filled in at once: 'Via Roma 12/A'.
 * Nothing where the text was typed, key by key, or holds no number at its end.
 */
export function autofilledStreet(
  before: string,
  after: string,
): { readonly street: string; readonly street_number: string } | undefined {
  const atOnce = after.length - before.length > 2;
  const { street, street_number, zip, place } = typedParts(after);
  return atOnce && street_number && !zip && !place ? { street, street_number } : undefined;
}
