import { queryClientOf } from '@preventivo/core/query';
import type { PreventivoContext } from '@preventivo/core/react';
import {
  addressAddNumber,
  addressAddTownTo,
  addressHow,
  addressLacksNumber,
  addressLacksTown,
  addressLeftOut,
  addressOtherZip,
  addressSilent,
  writeYourself,
} from '@preventivo/core/words';
import { foldWords, withoutExtras } from '@preventivo/italian';
import type { ComboboxOption } from '@preventivo/ui';
import { type FoundPlace, placesQuery } from '../api.ts';
import { typedParts } from '../by-hand/typed-parts.ts';

/** Result of a search for the search box. */
export interface SearchResult {
  readonly places: readonly FoundPlace[];
  /**
   * One option per place, plus one for a street whose town is not typed yet, if that is possible.
   */
  readonly options: readonly ComboboxOption[];
  /** Message for no results. */
  readonly sentence: string;
}

/**
 * Searches an address (docs/rules/address.md#search). A failed request gives no results and an
 * error message.
 */
export async function searchAddress(
  context: Pick<PreventivoContext, 'client' | 'queryClient' | 't'>,
  text: string,
): Promise<SearchResult> {
  const { client, t } = context;
  const queryClient = await queryClientOf(context);
  const places = await queryClient.fetchQuery(placesQuery(client, text)).catch(() => undefined);
  const options = (places ?? []).map(({ placeId: id, description: value }) => {
    const details = [
      withoutNumber.test(value) && t(addressAddNumber),
      ...notesOn(text, value, t),
    ].filter(Boolean);
    return { id, value, ...(details.length > 0 && { detail: details.join(' ') }) };
  });
  // An apparent town may be the end of the street: 'via monte bianco'. Only the user can choose.
  const street = text.trim().toUpperCase();
  const [only] = options;
  if (options.length === 1 && (!/[\d,]/.test(text) || !isAllOf(text, only?.value ?? '')))
    options.push({ id: `${street}, `, value: t(addressAddTownTo, { street }) });
  return {
    options,
    places: (places ?? []).map((place) => {
      const notes = notesOn(text, place.description, t);
      return notes.length > 0 ? { ...place, note: notes.join('. ') } : place;
    }),
    sentence: t(places ? missing(text) : addressSilent),
  };
}

/**
 * Describes the text that a description lacks: flats, and a postal code that the town does not
 * have.
 */
function notesOn(text: string, description: string, t: PreventivoContext['t']) {
  const { extras } = withoutExtras(text);
  const [zip] = typedCode.exec(text) ?? [];
  return [
    ...(extras.length > 0 ? [t(addressLeftOut, { extras: extras.join(', ') })] : []),
    ...(zip && !description.includes(zip) ? [t(addressOtherZip, { zip })] : []),
  ];
}

const typedCode = /\b\d{5}\b/;

/**
 * Returns whether a description has all that a text names: its numbers, its town or its postal
 * code, and the words before its street. A description without one of these is never selected
 * automatically.
 */
function isAllOf(text: string, description: string): boolean {
  const typed = withoutExtras(text).text;
  const numbers: readonly string[] = description.match(/\d+/g) ?? [];
  const before = foldWords(wordsBeforeStreet.exec(typed)?.[1] ?? '').split(' ');
  const found = ` ${foldWords(description)} `;
  return (
    isTypedTown(typed, description) &&
    (typed.match(/\d+/g) ?? []).every((one) => numbers.includes(one)) &&
    before.every((word) => found.includes(` ${word}`))
  );
}

/** 'Mario Rossi, via Dante 5': a name, or a town that is in the description as well. */
const wordsBeforeStreet =
  /^([^\d]*?\p{L}[^\d]*?)[ ,–-]+(?:via|viale|piazza|piazzale|corso|largo|vicolo|strada)\s/iu;

/**
 * Returns whether a text names the town of a description, or its postal code. Another town is never
 * selected automatically, nor is one typed as separate words, such as 'San Nicola' for Sannicola.
 */
function isTypedTown(text: string, description: string): boolean {
  const { street, zip, place } = typedParts(description);
  const [code] = typedCode.exec(text) ?? [];
  if (code) return code === zip;
  // The text contains no other town.
  if (typedParts(text).place === '') return true;
  // A street named after a town does not name the town: 'via Venezia 5, Lido'.
  const [, ...name] = foldWords(street).split(' ');
  const words = ` ${foldWords(text)} `.replace(` ${name.join(' ')} `, ' ');
  return words.includes(` ${foldWords(place)} `);
}

/** 'VIA ROMA, 20121 MILANO MI, ITALIA' */
const withoutNumber = /^[^,]+, [^,]+, ITALIA$/;

/** Returns the message on what a text lacks to be found. */
function missing(text: string): string {
  const { street, street_number, place } = typedParts(text);
  if (place) return writeYourself;
  if (!street.includes(' ')) return addressHow;
  return street_number ? addressLacksTown : addressLacksNumber;
}
