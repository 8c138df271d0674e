import { tidied } from '../tidied.ts';

/**
 * The rules for addresses typed by hand. 'strict' accepts house numbers of 1 to 3 digits and streets of two words.
 * 'wide' also accepts the other house numbers and streets of Italy (docs/rules/address.md#street).
 */
export type HandwrittenAddresses = 'strict' | 'wide';

/**
 * Whether a text is a street typed by hand: a word of 2 or more characters, a space and 2 or more characters, at most
 * 100 in total (docs/rules/address.md#street). Accepts letters, digits, spaces, apostrophes, the degree sign, dots
 * and hyphens, as in 'Via G. Verdi'. Rejects commas, because a comma ends the street in the composed address.
 * 'wide' also accepts a single word with a letter, and a slash between two languages: 'Dorsoduro', 'Via
 * Portici/Laubengasse'.
 */
export function isManualStreet(text: string, rules: HandwrittenAddresses = 'strict'): boolean {
  const street = tidied(text);
  return (
    street.length <= 100 && (strict.test(street) || (rules === 'wide' && wideStreet.test(street)))
  );
}

const strict = /^[\p{L}\p{M}\d'’‘`´.°º-]{2,} [\p{L}\p{M}\d '’‘`´.°º-]{2,}$/u;
const wideStreet = /^(?=.*\p{L})[\p{L}\p{M}\d'’‘`´.°º/-]{2,}(?: [\p{L}\p{M}\d '’‘`´.°º/-]{2,})?$/u;

/**
 * Whether a text is a house number: 1 to 3 digits, optionally a slash or a hyphen and one character
 * (docs/rules/address.md#house-number). 'wide' also accepts:
 * - 1 to 5 digits, one letter without a sign or two after a sign, `bis`, `ter` and `quater`
 * - a colour ('12 rosso', in Genoa and Florence) and a second number ('20/86', '12-14')
 * - `SNC` for a house without a number, and 'km 12,5'
 */
export function isHouseNumber(text: string, rules: HandwrittenAddresses = 'strict'): boolean {
  const number = tidied(text);
  const strict = /^\d{1,3}(?:[/-][A-Za-z\d])?$/.test(number);
  return strict || (rules === 'wide' && (wide.test(number) || isKilometre(number)));
}

const wide =
  /^(?:SNC|\d{1,5}(?: (?:ROSSO|NERO|BLU)|[ /-]?(?:[A-Z]|BIS|TER|QUATER)|[/-][A-Z]{2}|[/-][A-Z][/-]\d{1,3}|(?:[/-]\d{1,4}){1,2}(?:[/-]?[A-Z])?)?)$/i;
const kilometre = /^KM \d{1,4}(?:[.,+]\d{1,3})?$/i;

/**
 * Whether a text may be a street if the user confirms its spelling. Accepts more texts than `isManualStreet`:
 * 'Dorsoduro', 'Via Portici/Laubengasse', 'Strada 5 (ex SS 16)', 'Rione Alto, comparto B'
 * (docs/rules/address.md#written-otherwise).
 */
export function mayBeStreet(text: string): boolean {
  const street = tidied(text);
  return street.length <= 100 && (street.match(/\p{L}/gu) ?? []).length >= 2 && words.test(street);
}

// A comma before a digit separates the street from its number: 'Via Roma, 5'.
const words = /^(?:[\p{L}\p{M}\d '’‘`´′ʼ"“”.:;°ºª&+()/–-]|,(?! ?\d))+$/u;

/**
 * Whether a text may be a house number if the user confirms its spelling: '20/86', '17/2/4', '12 rosso', 'A', 'km
 * 12,5', 'SNC'. Rejects a single word (docs/rules/address.md#written-otherwise).
 */
export function mayBeHouseNumber(text: string): boolean {
  const number = tidied(text);
  return isHouseNumber(number, 'wide') || (number.length <= 20 && unusual.test(number));
}

const unusual = /^(?:(?=.*\d)[\p{L}\d '’.°ºª+()/–-]+|[A-Z]{1,3})$/iu;

/** Whether a house number is a distance along a road: 'KM 12,5'. */
export const isKilometre = (text: string): boolean => kilometre.test(normaliseHouseNumber(text));

/**
 * The source of a regular expression for words before a house number, in capitals: 'N.', 'NO.', 'CIVICO', '#'. A 'NO'
 * before five digits is not a match: it is the province of a postal code.
 */
export const houseNumberWord =
  '(?:(?:N|NN|NR|NUM|NUMERO|CIV|CIVICO|#)[.°º:]? *(?=\\d)|NO[.°º:]? *(?=\\d{1,4}(?!\\d)))';
const leadingWord = new RegExp(`^${houseNumberWord}`);

/**
 * Normalises a house number: '12a', '12 A', 'n. 12/a', 'civico 12 a' → '12/A', '12bis' → '12/BIS', 's.n.c.' → 'SNC'
 * (docs/rules/address.md#house-number).
 */
export function normaliseHouseNumber(text: string): string {
  const number = text
    .trim()
    .toUpperCase()
    .replace(leadingWord, '')
    .replace(/^KM\.? ?(?=\d)/, 'KM ')
    .replace(/^S\.? ?N\.? ?C?\.?$/, 'SNC');
  return number.replace(
    /^(\d{1,5})\s*([/-]?)\s*([A-Z]|BIS|TER|QUATER)$/,
    (_, digits, mark, letter) => `${digits}${mark || '/'}${letter}`,
  );
}
