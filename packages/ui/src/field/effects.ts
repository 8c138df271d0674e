import {
  type ForwardedRef,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';

/** Runs once, when the component has come to life in the browser; what it returns runs at the end. */
export function useMount(run: () => undefined | (() => void)) {
  const first = useRef(run);
  useEffect(() => first.current(), []);
}

/** Runs together with what was rendered, before anything is painted or asked. Does nothing on the server, without a warning. */
export const useCommitEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** A handler that stays the same from one drawing to the next, and does what the latest one does. */
export function useEventCallback<Args extends readonly unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useCommitEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

/** One callback for the component's own ref and the one that was handed in. */
export function bothRefs<T>(own: RefObject<T | null>, forwarded: ForwardedRef<T>) {
  return (element: T | null) => {
    own.current = element;
    if (typeof forwarded === 'function') forwarded(element);
    else if (forwarded) forwarded.current = element;
  };
}
