import { useEffect, useRef } from 'react';
import { announce } from '../status/announce.ts';

/** How long after a field was left an error still counts as born there (remote checks take their time). */
const BORN_ON_BLUR_MS = 1500;
const READ_AFTER_MS = 150;

/** Says an error that appears because its field was left. Those of a rejected step are in the summary. */
export function useErrorStatus(label: string, error: string | undefined) {
  const leftAt = useRef(0);
  useEffect(() => {
    if (!error || Date.now() - leftAt.current > BORN_ON_BLUR_MS) return;
    const timer = window.setTimeout(() => {
      if (!document.activeElement?.closest('.q-summary')) announce(`${label}: ${error}`);
    }, READ_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [label, error]);
  return () => {
    leftAt.current = Date.now();
  };
}
