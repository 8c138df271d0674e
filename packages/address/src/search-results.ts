import type { PreventivoContext } from '@preventivo/core/react';
import {
  addressAddNumber,
  addressAddTownTo,
  addressHow,
  addressLacksNumber,
  addressLacksTown,
  addressSilent,
  writeYourself,
} from '@preventivo/core/words';
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
  { client, queries, say }: Pick<PreventivoContext, 'client' | 'queries' | 'say'>,
  text: string,
): Promise<SearchResult> {
  const places = await queries.ask(placesQuery(client, text)).catch(() => undefined);
  const options = (places ?? []).map(({ placeId: id, description: value }) => ({
    ...{ id, value },
    ...(withoutNumber.test(value) && { detail: say(addressAddNumber) }),
  }));
  // What looks like a town may be the end of the street: 'via monte bianco'. Nobody chooses it but a person.
  const street = text.trim().toUpperCase();
  if (options.length === 1 && !/[\d,]/.test(text))
    options.push({ id: `${street}, `, value: say(addressAddTownTo, { street }) });
  return {
    options,
    places: places ?? [],
    sentence: say(places ? missing(text) : addressSilent),
  };
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
