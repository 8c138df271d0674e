import { placeName } from './place-name.ts';

/** Roman numerals, initials, numbered roads, and the «De» of surnames, all after `placeName` has made them small. */
const inCapitals =
  /(?<![\p{L}'])(?:[ivx]{2,}(?![\p{L}'])|\p{L}(?=\.)|s[prs](?= \d)|d(?=e \p{Lu}))/giu;

/**
 * Returns a street as people write it: «VIA DELL'OLMO» → «Via dell'Olmo», «VIA XX SETTEMBRE» → «Via XX Settembre».
 * Leaves a street in mixed case as its author wrote it. Use it for display: the answer stays as it is.
 */
export function streetName(street: string): string {
  if (street !== street.toUpperCase() && street !== street.toLowerCase()) return street;
  return placeName(street).replace(inCapitals, (letters) => letters.toUpperCase());
}
