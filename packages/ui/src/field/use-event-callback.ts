import { useCallback, useRef } from 'react';
import { useCommitEffect } from './use-commit-effect.ts';

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
