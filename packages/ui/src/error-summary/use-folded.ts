import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCommitEffect } from '../field/effects.ts';
import { afterPointerUp } from '../focus/after-pointer-up.ts';
import { focused } from '../focus/focused.ts';

/**
 * Returns whether a panel shows its first line only: once it is done, and as soon as the page is
 * scrolled far enough to make up for the lost height. Until then it waits for the next focus.
 */
export function useFolded(panel: RefObject<HTMLElement | null>, done: boolean): boolean {
  const [isFolded, setIsFolded] = useState(false);
  /** Where the content below began before the current change. */
  const before = useRef<number>(undefined);
  useCommitEffect(() => {
    if (done || !isFolded) return;
    before.current = bottomOf(panel.current);
    setIsFolded(false);
  }, [panel, done, isFolded]);
  useEffect(() => {
    if (!done || isFolded) return undefined;
    const fold = () =>
      afterPointerUp(() => {
        const { current: box } = panel;
        const hasRoom = box && scrollerOf(box).scrollTop >= box.offsetHeight;
        if (!hasRoom || box.contains(focused())) return;
        before.current = bottomOf(box);
        setIsFolded(true);
      });
    fold();
    document.addEventListener('focusin', fold);
    return () => document.removeEventListener('focusin', fold);
  }, [panel, done, isFolded]);

  // Browsers with scroll anchoring have already scrolled when this measures the panel.
  useCommitEffect(() => {
    const { current: box } = panel;
    const moved = bottomOf(box) - (before.current ?? bottomOf(box));
    before.current = undefined;
    if (box && moved !== 0) scrollerOf(box).scrollBy({ top: moved, behavior: 'instant' });
  }, [panel, isFolded]);
  return isFolded;
}

const bottomOf = (box: Element | null): number => box?.getBoundingClientRect().bottom ?? 0;

/** Returns the dialog around an element, which scrolls by itself, or the page. */
const scrollerOf = (element: Element): Element =>
  element.closest('dialog') ?? document.scrollingElement ?? document.documentElement;
