import type { PlaceDetails } from '@preventivo/core';
import { usePreventivo } from '@preventivo/core/react';
import { composeMunicipality } from '@preventivo/italian';
import { useRef, useState } from 'react';
import { detailsQuery, type FoundPlace } from './api.ts';
import type { FoundParts } from './parts.ts';

/**
 * Asks for the parts of a found address. An answer that comes after the visitor went on to
 * something else is dropped.
 * @param onFound `isTyping` as it was asked
 */
export function usePlaceDetails(onFound: (parts: FoundParts, isTyping: boolean) => void) {
  const { client, queries } = usePreventivo();
  const [state, setState] = useState<'still' | 'asking' | 'failed'>('still');
  const asked = useRef<FoundPlace>(undefined);

  function forget() {
    asked.current = undefined;
    setState('still');
  }

  async function ask(place: FoundPlace, isTyping: boolean) {
    asked.current = place;
    setState('asking');
    const parts = await queries
      .ask(detailsQuery(client, place))
      .then(partsOfDetails)
      .catch(() => undefined);
    if (asked.current !== place) return;
    setState(parts ? 'still' : 'failed');
    if (parts) onFound(parts, isTyping);
  }

  return { state, ask, forget };
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
