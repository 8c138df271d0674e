import { type RefObject, useEffect } from 'react';

/** Answers a press on «Continua» that came before the page ran, once its answers are in place. */
export function useEarlyPress(
  pressed: boolean,
  ready: boolean,
  top: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    if (pressed && ready) top.current?.querySelector('form')?.requestSubmit();
  }, [pressed, ready, top]);
}
