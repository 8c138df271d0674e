import type { Outline } from '@preventivo/core';
import type { DraftStorage } from '@preventivo/core/draft';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { draftAtom, stateAtom } from '../state/answers.ts';
import { keptState } from './load-kept-state.ts';

/**
 * Makes the key of the request when the last page opens, one for all tabs (docs/rules/submission.md#one-request). Without
 * it the send makes one.
 */
export function useRequestKey({ id: line, version, pages }: Outline, storage: DraftStorage) {
  const { page, idempotencyKey } = useAtomValue(stateAtom);
  const change = useSetAtom(draftAtom);
  const isNeeded = page > pages.length && !idempotencyKey;
  useEffect(() => {
    if (!isNeeded) return;
    const wanted = { line, version, now: Date.now() };
    void keptState
      .preload()
      .then(({ sharedIdempotencyKey }) => sharedIdempotencyKey(storage, wanted))
      .then(
        (idempotencyKey) => change((state) => ({ idempotencyKey, ...state })),
        () => undefined,
      );
  }, [isNeeded, storage, line, version, change]);
}
