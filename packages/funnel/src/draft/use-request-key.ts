import type { Outline } from '@preventivo/core';
import type { DraftStorage } from '@preventivo/core/draft';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { draftAtom, draftReader, stateAtom, useShownPage } from '../state/answers.ts';

/**
 * Creates the idempotency key of the request when the last page opens. All tabs share it
 * (docs/rules/submission.md#one-request). If this fails, sending the request creates a key.
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
