import { type RefObject, useEffect, useRef } from 'react';

/**
 * Submits the form once if «Continua» was pressed before hydration. Input from before hydration is reported by each
 * control itself.
 * @param ready whether the draft was read, so that the answers are complete
 */
export function usePreHydrationPress(
  pressed: boolean,
  ready: boolean,
  top: RefObject<HTMLElement | null>,
) {
  const waiting = useRef(pressed);
  useEffect(() => {
    if (!waiting.current || !ready) return;
    waiting.current = false;
    top.current?.querySelector('form')?.requestSubmit();
  }, [ready, top]);
}
