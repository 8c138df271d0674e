import { usePreventivo } from '@preventivo/core/react';
import { useRef, useState } from 'react';
import type { FoundPlace } from '../api.ts';
import type { FoundParts } from '../by-hand/parts.ts';
import type { HowChosen } from './address-search.tsx';

/**
 * Requests the parts of a found address. Ignores the response if the user has changed the text or switched to manual
 * entry during the request.
 * @param onFound called with the parts, and with `how` as passed to `ask`
 */
export function usePlaceDetails(onFound: (parts: FoundParts, how: HowChosen) => void) {
  const context = usePreventivo();
  const [state, setState] = useState<'still' | 'asking' | 'failed'>('still');
  const asked = useRef<FoundPlace>(undefined);

  function forget() {
    asked.current = undefined;
    setState('still');
  }

  async function ask(place: FoundPlace, how: HowChosen) {
    asked.current = place;
    setState('asking');
    const parts = await import('@preventivo/address/lazy/address-details')
      .then(({ placeParts }) => placeParts(context, place))
      .catch(() => undefined);
    if (asked.current !== place) return;
    setState(parts ? 'still' : 'failed');
    if (parts) onFound(parts, how);
  }

  return { state, ask, forget };
}
