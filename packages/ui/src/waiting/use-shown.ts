import { useEffect, useRef, useState } from 'react';

/**
 * Whether something that is wanted on screen is there: not before `delayMs`, so that what is quick
 * never flickers, and once there for at least `minimumMs`, so that it can be read.
 */
export function useShown(wanted: boolean, delayMs: number, minimumMs: number): boolean {
  const [shown, setShown] = useState(false);
  const mayGoAt = useRef(0);

  useEffect(() => {
    if (wanted === shown) return;
    const waitMs = wanted ? delayMs : mayGoAt.current - Date.now();
    if (!wanted && waitMs <= 0) return setShown(false);
    const change = setTimeout(() => {
      mayGoAt.current = Date.now() + minimumMs;
      setShown(wanted);
    }, waitMs);
    return () => clearTimeout(change);
  }, [wanted, shown, delayMs, minimumMs]);

  return shown;
}
