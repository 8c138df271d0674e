import {
  type Address,
  houseNumberWord,
  normaliseHouseNumber,
  plainSigns,
  withoutExtras,
} from '@preventivo/italian';

/** The parts of an address text. A missing part is ''. */
export interface TypedParts {
  readonly street: string;
  readonly street_number: string;
  readonly zip: string;
  readonly place: string;
  /** The two letters of the province, if typed. */
  readonly province: string;
}

/** Matches a street, the last number that may be a house number, and the rest. */
const numbered =
  /^(.*\p{L}.*?),? (\d{1,5}(?: (?:rosso|nero|blu)| ?[/-]? ?(?:bis|ter|quater|[a-z])|[/-][a-z]{2}|(?:[/-]\d{1,4}){1,2}(?:[/-]?[a-z])?)?|s\.?n\.?c\.?|km\.? ?\d+[.+\u066B]?\d*)(?:,? (\(?\p{L}\D*))?$/iu;
const numberWord = new RegExp(`(?<=[ ,])${houseNumberWord}`, 'i');
/** Placeholder for the decimal comma of 'km 12,5': other commas separate parts. */
const decimal = '\u066B';
const kilometre = /(\bkm\.? ?\d+),(?=\d)()/i;

/** Moves a town from the start of the text to its end: '20121 Milano, via Roma 5'. */
const townLast = (text: string) =>
  text.replace(
    /^((?:\d{5} +)?\p{L}[^,\d]*?),? +(?:[-–—] +)?(?<!sulla )((?:via|viale|v\.le|piazza|p\.za|p\.zza|piazzale|corso|c\.so|largo|vicolo|strada|contrada|c\.da|località)\.? .*)$/iu,
    (whole, town: string, street: string) =>
      startsStreet.test(town) ? whole : `${street}, ${town}`,
  );
/** Moves a house number from the start of the text to after the street: '100 Via Napoli, Caserta'. */
const numberLast = (text: string) =>
  text.replace(
    /^(?:n[.°r]* ?|#)?(\d{1,4}(?:[/-]?[a-z])?),? ((?:via|viale|v\.le|piazza|p\.za|p\.zza|piazzale|corso|c\.so|largo|vicolo|strada|contrada)\.? [^,]*)/iu,
    '$2 $1',
  );
const startsStreet =
  /^(?:via|viale|piazza|piazzale|corso|largo|vicolo|strada|contrada|c\/o|presso|ss|sp|s\.[ps]\.)(?!\p{L})/iu;

/** Matches the start of a road's name that ends with a number: 'STRADA STATALE 16'. */
const road = /(?:statale|provinciale|regionale|comunale|\bs\.?[spr]\.?)$/i;

/**
 * Splits an address typed in one box into its parts: 'via roma 12/a, 20121 milano (mi)'. Keeps
 * every word: text after the house number becomes part of the town.
 */
export function typedParts(typed: string): TypedParts {
  const text = numberLast(townLast(plainSigns(withoutExtras(typed).text))).replace(
    kilometre,
    `$1${decimal}$2`,
  );
  const [, before = text, zip = '', after = ''] = /^(.*)\b(\d{5})\b(.*)$/.exec(text) ?? [];
  const tidy = `${before},${after}`
    .replace(/\s+/g, ' ')
    .replace(/(\d\/?[a-z]?) [–—-] (?=[a-z]{2})/i, '$1, ')
    .replace(/[ –—-]*,[ ,–—-]*/g, ', ')
    .replace(numberWord, '')
    // In 'via roma 12 a alba', 'a' means 'in'. People write a comma or a postal code between the house number '12 a'
    // and a town.
    .replace(/(\d) (?:a|ad|in) (?=\p{L}{2})/iu, '$1, ')
    .replace(/(\d) [eo] (?=\d)/i, '$1-')
    .replace(/(?:,? (?:italia|italy))?(?:, )?$/i, '')
    .replace(/(,.*), \(?([a-z]{2})\)?$/i, '$1 $2');
  const [street, number, rest] = partsOf(tidy);
  // Two letters alone after a house number are a province. Without a house number they are a town, such as Re in 'via 4
  // novembre, re'.
  const [, town = rest, province = ''] =
    (number ? /^(.*?)(?:^|,? )\(?([a-z]{2})\)?$/i : /^(.+?),? \(?([a-z]{2})\)?$/i).exec(rest) ?? [];
  return {
    street: street.replaceAll(',', '').trim(),
    street_number: normaliseHouseNumber(number).replace(decimal, ','),
    zip,
    place: town,
    province: province.toUpperCase(),
  };
}

function partsOf(text: string): readonly [street: string, number: string, rest: string] {
  const [, street = '', number = '', rest = ''] = numbered.exec(text) ?? [];
  // In 'via 25 aprile', the number belongs to the street. After a single word, treat a number up to 31 as a day.
  const isDate = !/[ ,]/.test(street) && Number(number) <= 31;
  if (street && !isDate && !road.test(street)) return [street, number, rest];
  const comma = text.indexOf(', ');
  return comma < 0 ? [text, '', ''] : [text.slice(0, comma), '', text.slice(comma + 2)];
}

/**
 * Splits an autofilled street into street and house number: 'Via Roma 12/A'. Returns undefined if the user has typed
 * the text, or if it does not end with a number.
 */
export function autofilledStreet(
  before: string,
  after: string,
): { readonly street: string; readonly street_number: string } | undefined {
  const atOnce = after.length - before.length > 2;
  const { street, street_number, zip, place } = typedParts(after);
  return atOnce && street_number && !zip && !place ? { street, street_number } : undefined;
}

/** Splits a street that the user typed with a comma into street and house number: 'Via Roma, 5'. */
export function commaStreet(
  text: string,
): { readonly street: string; readonly street_number: string } | undefined {
  const [, street = '', number = ''] =
    /^([^,]*\p{L}[^,]*?)\s*,\s*([^,]*\d[^,]*)$/u.exec(text) ?? [];
  return street ? { street, street_number: normaliseHouseNumber(number) } : undefined;
}

/**
 * Splits the house number from the end of a street. The number field must be empty or contain the same number, unless a
 * comma precedes the number. Returns undefined if the number may belong to the street's name.
 */
export function streetAndNumber({
  street,
  street_number,
}: Pick<Address, 'street' | 'street_number'>):
  | { readonly street: string; readonly street_number: string }
  | undefined {
  const apart = commaStreet(street);
  if (apart) return apart;
  const [, name = '', written = ''] =
    /^(.*\p{L}\S*),? +(\d{1,5}(?: ?[/-]? ?[a-z\d]{1,3})?)$/iu.exec(street.trim()) ?? [];
  const number = normaliseHouseNumber(written);
  if (!name.includes(' ')) return undefined;
  const read = typedParts(street);
  const isMissing = street_number === '' && read.street_number !== '' && read.place === '';
  const isRepeated = street_number !== '' && number === normaliseHouseNumber(street_number);
  return isMissing || isRepeated ? { street: name, street_number: number } : undefined;
}
