import { placeName } from './place-name.ts';

/**
 * Finds letters to write in capitals again: Roman numerals, initials, numbered roads, and the «De» of surnames.
 * `placeName` has changed all of them to lower case.
 */
const inCapitals =
  /(?<![\p{L}'])(?:[ivx]{2,}(?![\p{L}'])|\p{L}(?=\.)|s[prs](?= \d)|d(?=e \p{Lu}))/giu;

/**
 * Returns a street in upper and lower case: «VIA DELL'OLMO» → «Via dell'Olmo», «VIA XX SETTEMBRE» → «Via XX
 * Settembre». Keeps a street in mixed case unchanged. For display only: the answer stays unchanged.
 */
export function streetName(street: string): string {
  if (street !== street.toUpperCase() && street !== street.toLowerCase()) return street;
  return placeName(street).replace(inCapitals, (letters) => letters.toUpperCase());
}
