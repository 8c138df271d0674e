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
import { createElement, type ReactNode } from 'react';
import { type FoundPlace, placesQuery } from '../api.ts';
import { typedParts } from '../by-hand/typed-parts.ts';
import { SourceLine } from '../source.tsx';

export interface SearchResult {
  readonly places: readonly FoundPlace[];
  /**
   * One option for each place. If the text may be a street without a town, a last option lets the user add the town.
   */
  readonly options: readonly ComboboxOption[];
  /** The source of the places. @defaultValue none */
  readonly source?: ReactNode;
  /** The message to show without results. */
  readonly sentence: string;
}

/**
 * Searches an address (docs/rules/address.md#search). If the request fails, `places` is empty and `sentence` is an
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
  // The last word may be a town or part of the street: 'via monte bianco'. So the user must choose.
  const street = text.trim().toUpperCase();
  const [only] = options;
  if (options.length === 1 && (!/[\d,]/.test(text) || !isAllOf(text, only?.value ?? '')))
    options.push({ id: `${street}, `, value: t(addressAddTownTo, { street }) });
  const attribution = places?.[0]?.attribution;
  return {
    options,
    source: attribution && createElement(SourceLine, attribution),
    places: (places ?? []).map((place) => {
      const notes = notesOn(text, place.description, t);
      return notes.length > 0 ? { ...place, note: notes.join('. ') } : place;
    }),
    sentence: t(places ? missing(text) : addressSilent),
  };
}

/**
 * Returns notes about typed text that a found address does not contain: a flat, or a postal code that the town does not
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
 * Whether a found address contains the whole typed text: its numbers, its town or postal code, and the words before its
 * street. Only such an address is selected automatically.
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

/** Matches the words before the street, such as a name or a town: 'Mario Rossi, via Dante 5'. */
const wordsBeforeStreet =
  /^([^\d]*?\p{L}[^\d]*?)[ ,–-]+(?:via|viale|piazza|piazzale|corso|largo|vicolo|strada)\s/iu;

/**
 * Whether a text contains the town or the postal code of a found address. A town in another spelling does not count,
 * such as 'San Nicola' for Sannicola.
 */
function isTypedTown(text: string, description: string): boolean {
  const { street, zip, place } = typedParts(description);
  const [code] = typedCode.exec(text) ?? [];
  if (code) return code === zip;
  // A text without a town cannot contradict the town of the found address.
  if (typedParts(text).place === '') return true;
  // Ignore the street's name, which may also be the name of a town: 'via Venezia 5, Lido'.
  const [, ...name] = foldWords(street).split(' ');
  const words = ` ${foldWords(text)} `.replace(` ${name.join(' ')} `, ' ');
  return words.includes(` ${foldWords(place)} `);
}

/** Matches a found address without a house number: 'VIA ROMA, 20121 MILANO MI, ITALIA'. */
const withoutNumber = /^[^,]+, [^,]+, ITALIA$/;

/** Returns the message that names the missing part of a text. */
function missing(text: string): string {
  const { street, street_number, place } = typedParts(text);
  if (place) return writeYourself;
  if (!street.includes(' ')) return addressHow;
  return street_number ? addressLacksTown : addressLacksNumber;
}
