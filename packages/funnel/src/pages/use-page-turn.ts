import { announce } from '@preventivo/ui';
import { useCallback, useRef } from 'react';

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
