import { focused } from '@preventivo/ui';
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

/**
 * How long the focus must be away before the block counts as left, in ms
 * (docs/rules/address.md#leaving-the-block).
 */
const awayMs = 500;

/**
 * Calls `onLeft` when the focus has left `block` for good: not while it moves about inside, not
 * while a list of suggestions is open.
 */
export function useLeaving(block: RefObject<HTMLElement | null>, onLeft: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onLeft);
  useEffect(() => {
    latest.current = onLeft;
  }, [onLeft]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stay = () => clearTimeout(timer.current);
  return {
    /** The block does not count as left this time. */
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
