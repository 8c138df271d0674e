import { queryClientOf } from '@preventivo/core/query';
import { type PreventivoContext, usePreventivo } from '@preventivo/core/react';
import { addressCarried } from '@preventivo/core/words';
import { type Address, foldWords } from '@preventivo/italian';
import { announce } from '@preventivo/ui';
import { useEffect, useRef } from 'react';
import { municipalitiesQuery } from '../api.ts';
import { searchAddress } from '../search/search-results.ts';
import { partKeys } from './parts.ts';
import { type TypedParts, typedParts } from './typed-parts.ts';

type Asking = Pick<PreventivoContext, 'queryClient' | 'client' | 't'>;

/**
 * Fills the empty parts from the search text when the user switches to manual entry.
 * @param typed the search text; undefined if there is none
 */
export function useTypedParts(
  typed: string | undefined,
  value: Address,
  onChange: (parts: Partial<Address>) => void,
) {
  const { queryClient, client, t } = usePreventivo();
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });

  useEffect(() => {
    // A single word is not an address.
    if (!typed?.trim().includes(' ')) return;
    let gone = false;
    const context = { queryClient, client, t };
    const fill = (parts: Partial<Address>) => {
      const { value: now, onChange: change } = latest.current;
      const empty = partKeys.filter((part) => now[part] === '' && parts[part]);
      if (!gone && empty.length > 0)
        change(Object.fromEntries(empty.map((part) => [part, parts[part]])));
    };
    const takeOver = async ({ street, street_number, zip, ...town }: TypedParts) => {
      fill({ street, street_number, zip });
      fill({ city: await municipalityOf(context, town) });
      if (!gone) announce(t(addressCarried));
    };
    const parts = typedParts(typed);
    if (parts.place) void takeOver(parts);
    else void searchedParts(context, typed).then((read = parts) => takeOver(read));
    return () => {
      gone = true;
    };
  }, [typed, queryClient, client, t]);
}

/**
 * Splits a text whose town is not clear, such as 'corso italia bergamo', with the help of the address search. Returns
 * undefined unless the search finds exactly one address.
 */
async function searchedParts(context: Asking, typed: string): Promise<TypedParts | undefined> {
  const { places } = await searchAddress(context, typed);
  const [only, ...others] = places;
  return only && others.length === 0 ? typedParts(only.description) : undefined;
}

/**
 * Returns the municipality with a typed name, 'NAME (PV)'. Returns the typed name if it is unknown or ambiguous. If the
 * request fails, adds the typed province.
 */
async function municipalityOf(
  context: Asking,
  { place, province }: Pick<TypedParts, 'place' | 'province'>,
): Promise<string> {
  if (place === '') return '';
  const queryClient = await queryClientOf(context);
  // Also try the text before the first comma: in 'Gallipoli, Lecce' it is the town.
  for (const town of new Set([place, ...place.split(', ', 1)])) {
    const found = await queryClient
      .fetchQuery(municipalitiesQuery(context.client, town, true))
      .catch(() => undefined);
    if (!found) return province ? `${place.toUpperCase()} (${province})` : place;
    const meant = found.filter(({ value }) => {
      const [name = '', pv] = value.split(' (');
      return foldWords(name) === foldWords(town) && (!province || pv === `${province})`);
    });
    if (meant.length === 1 && meant[0]) return meant[0].value;
  }
  return place;
}
