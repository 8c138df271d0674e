import type { PlaceDetails } from '@preventivo/core';
import { composeMunicipality } from '@preventivo/core/italian';
import type { PreventivoContext } from '@preventivo/core/react';
import { detailsQuery, type FoundPlace } from './api.ts';
import type { FoundParts } from './parts.ts';

/** The parts of a found address. @throws where nobody can tell them */
export async function foundParts(
  queries: PreventivoContext['queries'],
  client: PreventivoContext['client'],
  place: FoundPlace,
): Promise<FoundParts | undefined> {
  return partsOfDetails(await queries.ask(detailsQuery(client, place)));
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
