import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the title of the dialog around an element whenever `turn` changes, as the dialog itself
 * does when it opens: a new title is a new thing to read.
 */
export function useTitleFocus(turn: unknown): RefObject<HTMLDivElement | null> {
  const inside = useRef<HTMLDivElement>(null);
  const before = useRef(turn);
  useEffect(() => {
    if (before.current === turn) return;
    before.current = turn;
    inside.current?.closest('dialog')?.querySelector('h2')?.focus();
  }, [turn]);
  return inside;
}
