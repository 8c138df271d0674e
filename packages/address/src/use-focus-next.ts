import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Moves the focus to what the next rendering brings: the first of the selectors that finds
 * something inside `block`.
 */
export function useFocusNext(block: RefObject<HTMLElement | null>) {
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    const found = wanted.current
      .map((selector) => block.current?.querySelector<HTMLElement>(selector))
      .find((element) => element);
    if (!found) return;
    wanted.current = [];
    found.focus();
  });
  return useCallback((...selectors: string[]) => {
    wanted.current = selectors;
  }, []);
}
