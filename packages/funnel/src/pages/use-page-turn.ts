import { announce } from '@preventivo/ui';
import type { Step } from '@preventivo/wizard';
import { useEffect, useRef } from 'react';

/** What happens when a page comes: it is scrolled to, its title takes focus, its number is said (ux R12). */
export function usePageTurn(steps: readonly Step[], page: number) {
  const top = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const turning = useRef(false);

  useEffect(() => {
    if (!turning.current) return;
    turning.current = false;
    top.current?.scrollIntoView({ block: 'start' });
    title.current?.focus({ preventScroll: true });
    announce(`Passo ${page} di ${steps.length}: ${steps[page - 1]?.title}`);
  }, [page, steps]);

  return {
    top,
    title,
    /** The next page that comes was turned to by the visitor. */
    turn: () => {
      turning.current = true;
    },
  };
}
