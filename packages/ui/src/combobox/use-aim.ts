import { useEffect, useRef } from 'react';

/** How long nobody can have aimed at what has just come under their finger, in ms. */
const AIM_MS = 250;
const LONG_AGO = -AIM_MS;

/**
 * Whether the last press was meant for what a list covered when it came, or for the options that
 * stood there a moment before: somebody had already set out for it.
 * @param shown what is in the list; empty while it is closed
 */
export function useAim(shown: string): () => boolean {
  const came = useRef(LONG_AGO);
  const isStray = useRef(false);
  useEffect(() => {
    if (!shown) return;
    came.current = performance.now();
    const press = () => {
      isStray.current = performance.now() - came.current < AIM_MS;
    };
    // A pointer that has moved since has seen where it goes.
    const move = () => {
      came.current = LONG_AGO;
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointermove', move, true);
    return () => {
      isStray.current = false;
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointermove', move, true);
    };
  }, [shown]);
  return () => isStray.current;
}
