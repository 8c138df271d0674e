import { useCallback, useRef } from 'react';
import { useCommitEffect } from './use-commit-effect.ts';

/** A handler that stays the same from one drawing to the next, and does what the latest one does. */
export function useEventCallback<Given extends readonly unknown[], Result>(
  handler: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(handler);
  useCommitEffect(() => {
    latest.current = handler;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
