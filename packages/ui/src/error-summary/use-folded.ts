import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCommitEffect } from '../field/effects.ts';
import { afterPointerUp } from '../focus/after-pointer-up.ts';
import { focused } from '../focus/focused.ts';

/**
 * Returns whether a panel shows its first line only: once it is done, and as soon as the page is
 * scrolled far enough to make up for the lost height. Until then it waits for the next focus.
 */
export function useFolded(panel: RefObject<HTMLElement | null>, done: boolean): boolean {
  const [mayFold, setMayFold] = useState(false);
  const isFolded = done && mayFold;
  const height = useRef(0);
  const wasFolded = useRef(false);
  useEffect(() => {
    setMayFold(false);
    if (!done) return undefined;
    const fold = () =>
      afterPointerUp(() => {
        const { current: box } = panel;
        if (!box || box.contains(focused())) return;
        height.current = box.offsetHeight;
        setMayFold((now) => now || scrollerOf(box).scrollTop >= box.offsetHeight);
      });
    fold();
    document.addEventListener('focusin', fold);
    return () => document.removeEventListener('focusin', fold);
  }, [panel, done]);

  useCommitEffect(() => {
    const { current: box } = panel;
    if (!box) return;
    const lost = height.current - box.offsetHeight;
    height.current = box.offsetHeight;
    if (isFolded === wasFolded.current) return;
    wasFolded.current = isFolded;
    if (lost !== 0) scrollerOf(box).scrollBy({ top: -lost, behavior: 'instant' });
  });
  return isFolded;
}

/** Returns the dialog around an element, which scrolls by itself, or the page. */
const scrollerOf = (element: Element): Element =>
  element.closest('dialog') ?? document.scrollingElement ?? document.documentElement;
