import type { PlaceDetails } from '@preventivo/core';
import { queryClientOf } from '@preventivo/core/query';
import type { PreventivoContext } from '@preventivo/core/react';
import { composeMunicipality } from '@preventivo/italian';
import { detailsQuery, type FoundPlace } from '../api.ts';
import type { FoundParts } from '../by-hand/parts.ts';

/**
 * Returns the parts of a found address. Returns undefined if the request fails, or if the response has no municipality.
 */
export async function placeParts(
  context: Pick<PreventivoContext, 'client' | 'queryClient'>,
  place: FoundPlace,
): Promise<FoundParts | undefined> {
  const queryClient = await queryClientOf(context);
  return queryClient
    .fetchQuery(detailsQuery(context.client, place))
    .then(partsOfDetails)
    .catch(() => undefined);
}

/** Converts a response. Returns undefined without a municipality: the address could not be validated. */
function partsOfDetails(details: PlaceDetails['indirizzo']): FoundParts | undefined {
  const { toponimo, address, number, cap, city, pv } = details;
  if (city === '' || pv === '') return undefined;
  return {
    street: `${toponimo} ${address}`.trim(),
    street_number: number.trim(),
    zip: cap,
    city: composeMunicipality({ name: city.toUpperCase(), province: pv.toUpperCase() }),
  };
}
