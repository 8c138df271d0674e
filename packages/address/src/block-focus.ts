import { focused } from '@preventivo/ui';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Returns `focusNext` and `focusFound`. `focusNext` takes CSS selectors: after the next render, it focuses the first
 * element inside `block` that matches one. Lazily loaded content calls `focusFound` after its first render, to try
 * again.
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

/**
 * How long the focus must be outside the block before `onLeft` is called, in milliseconds
 * (docs/rules/address.md#leaving-the-block).
 */
const awayMs = 500;

/**
 * Calls `onLeft` when the focus has left `block`. Ignores moves inside the block. While a list of suggestions is open,
 * waits.
 */
export function useBlockBlur(block: RefObject<HTMLElement | null>, onLeft: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onLeft);
  useEffect(() => {
    latest.current = onLeft;
  }, [onLeft]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stay = () => clearTimeout(timer.current);
  return {
    stay,
    leaving: {
      onFocus: stay,
      onBlur: () => {
        stay();
        timer.current = setTimeout(() => {
          if (block.current && !hasInteracted(block.current)) latest.current();
        }, awayMs);
      },
    },
  };
}

const hasInteracted = (block: HTMLElement) =>
  block.contains(focused()) || block.querySelector('[aria-expanded="true"]') !== null;
