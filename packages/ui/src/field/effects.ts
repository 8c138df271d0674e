import {
  type ForwardedRef,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';

/**
 * Runs a function once after mount in the browser. The function may return a cleanup function, which runs on unmount.
 */
export function useMount(run: () => undefined | (() => void)) {
  const first = useRef(run);
  useEffect(() => first.current(), []);
}

/**
 * `useLayoutEffect` in the browser and `useEffect` on the server. On the server neither runs, but `useLayoutEffect`
 * would log a warning.
 */
export const useCommitEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Returns a handler with a stable identity that calls the latest `handler`. */
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
