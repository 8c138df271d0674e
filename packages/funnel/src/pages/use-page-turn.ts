import { announce } from '@preventivo/ui';
import { useCallback, useEffect, useRef } from 'react';

/**
 * What happens when a page comes: it is scrolled to, its title takes focus, its number is said
 * (docs/rules/screens.md#turning-a-page). It has come when its title stands there: a page may have
 * to be loaded first.
 */
export function usePageTurn(pages: number) {
  const top = useRef<HTMLDivElement>(null);
  const turning = useRef(0);
  const title = useCallback(
    (heading: HTMLHeadingElement | null) => {
      if (!heading || turning.current === 0) return;
      const page = turning.current;
      turning.current = 0;
      top.current?.scrollIntoView({ block: 'start' });
      heading.focus({ preventScroll: true });
      announce(`Passo ${page} di ${pages}: ${heading.textContent}`);
    },
    [pages],
  );
  return {
    top,
    title,
    /** The next page that comes was turned to by the visitor. */
    turn: (page: number) => {
      turning.current = page;
    },
  };
}

/** Lets the phone's back gesture go one page back instead of leaving the funnel. The address stays. */
export function useHistory(managed: boolean, page: number, goTo: (page: number) => void): void {
  const back = useRef(goTo);
  const shown = useRef(1);
  useEffect(() => {
    back.current = goTo;
  });

  useEffect(() => {
    if (!managed) return;
    // One entry for each page: a draft may go on at the last one.
    for (let next = shown.current + 1; next <= page; next += 1)
      history.pushState({ preventivo: next }, '');
    shown.current = page;
  }, [managed, page]);

  useEffect(() => {
    if (!managed) return;
    const popped = ({ state }: PopStateEvent) => {
      const page = Number(state?.preventivo ?? 1);
      // Forward is no way past a page that is not right.
      if (page < shown.current) back.current(page);
    };
    addEventListener('popstate', popped);
    return () => removeEventListener('popstate', popped);
  }, [managed]);
}
