import { type RefObject, useEffect, useRef } from 'react';

/**
 * Answers a press on «Continua» that came before the page ran: once, when its answers are in place. What was typed and
 * chosen by then each control hands over itself.
 * @param pressed whether it was pressed
 * @param ready whether the draft was read
 */
export function useEarlyPress(
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
