import { useState } from 'react';

/**
 * A part of the house that is loaded when asked for: undefined until it is here. A load that failed is
 * silent, since what stands meanwhile works too, and is tried again when asked again.
 */
export function usePart<Part>(
  load: () => Promise<Part>,
): readonly [Part | undefined, () => Promise<void> | undefined] {
  const [part, setPart] = useState<{ readonly loaded: Part }>();
  const ask = () => {
    if (part) return undefined;
    return load().then(
      (loaded) => setPart({ loaded }),
      () => undefined,
    );
  };
  return [part?.loaded, ask];
}
