import type { Outline } from '@preventivo/core';
import type { DraftStorage } from '@preventivo/core/draft';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { draftAtom, draftReader, stateAtom } from '../state/answers.ts';

/**
 * Creates the idempotency key when the last page opens, one for all tabs (docs/rules/submission.md#one-request). If that
 * fails, the send creates one.
 */
export function useRequestKey({ id: line, version, pages }: Outline, storage: DraftStorage) {
  const { page, idempotencyKey } = useAtomValue(stateAtom);
  const change = useSetAtom(draftAtom);
  const isNeeded = page > pages.length && !idempotencyKey;
  useEffect(() => {
    if (!isNeeded) return;
    const wanted = { line, version, now: Date.now() };
    void draftReader
      .preload()
      .then(({ sharedIdempotencyKey }) => sharedIdempotencyKey(storage, wanted))
      .then(
        (idempotencyKey) => change((state) => ({ idempotencyKey, ...state })),
        () => undefined,
      );
  }, [isNeeded, storage, line, version, change]);
}
