import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the title of the surrounding dialog when `turn` changes. Screen readers then announce the new title. */
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
