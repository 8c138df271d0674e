import {
  type ForwardedRef,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';

/** Runs once after mount in the browser; the returned function runs on unmount. */
export function useMount(run: () => undefined | (() => void)) {
  const first = useRef(run);
  useEffect(() => first.current(), []);
}

/**
 * `useLayoutEffect` in the browser. On the server `useEffect`, which does nothing there, because
 * `useLayoutEffect` would log a warning.
 */
export const useCommitEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Returns a handler that keeps its identity and calls the latest `handler`. */
export function useEventCallback<Args extends readonly unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useCommitEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

export function bothRefs<T>(own: RefObject<T | null>, forwarded: ForwardedRef<T>) {
  return (element: T | null) => {
    own.current = element;
    if (typeof forwarded === 'function') forwarded(element);
    else if (forwarded) forwarded.current = element;
  };
}
