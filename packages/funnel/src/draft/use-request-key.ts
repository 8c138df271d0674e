import type { Outline } from '@preventivo/core';
import type { DraftStorage } from '@preventivo/core/draft';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { draftAtom, draftReader, stateAtom, useShownPage } from '../state/answers.ts';

/**
 * Creates the idempotency key when the last page opens, one for all tabs (docs/rules/submission.md#one-request). If that
 * fails, the send creates one.
 */
export function useRequestKey({ id: line, version, pages }: Outline, storage: DraftStorage) {
  const store = useStore();
  const isLast = useShownPage({ pages }) > pages.length;
  useEffect(() => {
    if (!isLast || store.get(stateAtom).idempotencyKey) return;
    const wanted = { line, version, now: Date.now() };
    void draftReader
      .preload()
      .then(({ sharedIdempotencyKey }) => sharedIdempotencyKey(storage, wanted))
      .then(
        (idempotencyKey) => store.set(draftAtom, (state) => ({ idempotencyKey, ...state })),
        () => undefined,
      );
  }, [isLast, storage, line, version, store]);
}
