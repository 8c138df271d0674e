import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Moves the focus to what the next rendering brings: the first of the selectors that finds
 * something inside `block`. What is drawn later by itself calls the second function.
 */
export function useFocusNext(block: RefObject<HTMLElement | null>) {
  const wanted = useRef<readonly string[]>([]);
  const focusFound = useCallback(() => {
    const found = wanted.current
      .map((selector) => block.current?.querySelector<HTMLElement>(selector))
      .find((element) => element);
    if (!found) return;
    wanted.current = [];
    found.focus();
  }, [block]);
  useEffect(focusFound);
  const focusNext = useCallback((...selectors: string[]) => {
    wanted.current = selectors;
  }, []);
  return [focusNext, focusFound] as const;
}
