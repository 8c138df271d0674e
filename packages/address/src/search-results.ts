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
import { type FoundPlace, placesQuery } from './api.ts';
import { typedParts } from './typed-parts.ts';

/** What the search box shows of a text. */
export interface SearchResult {
  readonly places: readonly FoundPlace[];
  /** A row for each place, and one for who has not come to the town yet, where that may be so. */
  readonly options: readonly ComboboxOption[];
  /** What is said where nothing is found. */
  readonly sentence: string;
}

/** Searches for an address (docs/rules/address.md#search). A search that does not answer finds nothing, and says so. */
export async function searchAddress(
  context: Pick<PreventivoContext, 'client' | 'queryClient' | 'say'>,
  text: string,
): Promise<SearchResult> {
  const { client, say } = context;
  const queryClient = await queryClientOf(context);
  const places = await queryClient.fetchQuery(placesQuery(client, text)).catch(() => undefined);
  const options = (places ?? []).map(({ placeId: id, description: value }) => {
    const details = [
      withoutNumber.test(value) && say(addressAddNumber),
      ...notesOn(text, value, say),
    ].filter(Boolean);
    return { id, value, ...(details.length > 0 && { detail: details.join(' ') }) };
  });
  // What looks like a town may be the end of the street: 'via monte bianco'. Nobody chooses it but a person.
  const street = text.trim().toUpperCase();
  const [only] = options;
  if (options.length === 1 && (!/[\d,]/.test(text) || !isAllOf(text, only?.value ?? '')))
    options.push({ id: `${street}, `, value: say(addressAddTownTo, { street }) });
  return {
    options,
    places: (places ?? []).map((place) => {
      const notes = notesOn(text, place.description, say);
      return notes.length > 0 ? { ...place, note: notes.join('. ') } : place;
    }),
    sentence: say(places ? missing(text) : addressSilent),
  };
}

/** Says what of a text is not in a description of it: flats, and a postal code that the town does not have. */
function notesOn(text: string, description: string, say: PreventivoContext['say']) {
  const { extras } = withoutExtras(text);
  const [zip] = typedCode.exec(text) ?? [];
  return [
    ...(extras.length > 0 ? [say(addressLeftOut, { extras: extras.join(', ') })] : []),
    ...(zip && !description.includes(zip) ? [say(addressOtherZip, { zip })] : []),
  ];
}

const typedCode = /\b\d{5}\b/;

/**
 * Whether a description has all that a text names: its numbers, its town or its postal code, and the words before its
 * street. A description without one of these is never selected automatically.
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
 * Whether a text names the town of a description, or its postal code. Another town is never selected automatically, nor
 * is one whose words were typed apart, such as 'San Nicola' for Sannicola.
 */
function isTypedTown(text: string, description: string): boolean {
  const { street, zip, place } = typedParts(description);
  const [code] = typedCode.exec(text) ?? [];
  if (code) return code === zip;
  // No town was typed that could be another.
  if (typedParts(text).place === '') return true;
  // A town that the street is called after is not named by it: 'via Venezia 5, Lido'.
  const [, ...name] = foldWords(street).split(' ');
  const words = ` ${foldWords(text)} `.replace(` ${name.join(' ')} `, ' ');
  return words.includes(` ${foldWords(place)} `);
}

/** 'VIA ROMA, 20121 MILANO MI, ITALIA' */
const withoutNumber = /^[^,]+, [^,]+, ITALIA$/;

/** What a text lacks to be found, in words. */
function missing(text: string): string {
  const { street, street_number, place } = typedParts(text);
  if (place) return writeYourself;
  if (!street.includes(' ')) return addressHow;
  return street_number ? addressLacksTown : addressLacksNumber;
}
