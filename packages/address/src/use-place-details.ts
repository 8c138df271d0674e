import { usePreventivo } from '@preventivo/core/react';
import { useRef, useState } from 'react';
import type { FoundPlace } from './api.ts';
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
    const parts = await import('./found-parts.ts')
      .then(({ foundParts }) => foundParts(queries, client, place))
      .catch(() => undefined);
    if (asked.current !== place) return;
    setState(parts ? 'still' : 'failed');
    if (parts) onFound(parts, isTyping);
  }

  return { state, ask, forget };
}
