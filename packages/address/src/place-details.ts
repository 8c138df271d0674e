import type { PlaceDetails } from '@preventivo/core';
import type { PreventivoContext } from '@preventivo/core/react';
import { composeMunicipality } from '@preventivo/italian';
import { detailsQuery, type FoundPlace } from './api.ts';
import type { FoundParts } from './parts.ts';

/** The parts of a found address; undefined where nobody tells them, or not its municipality. */
export function placeParts(
  { client, queries }: Pick<PreventivoContext, 'client' | 'queries'>,
  place: FoundPlace,
): Promise<FoundParts | undefined> {
  return queries
    .ask(detailsQuery(client, place))
    .then(partsOfDetails)
    .catch(() => undefined);
}

/** Without a municipality nothing is known that could be checked. */
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
