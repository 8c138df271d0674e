import { loadStub } from '@preventivo/contractor';
import { markInteracted, type Outline } from '@preventivo/core';
import {
  type DraftStorage,
  draftTimeoutMs,
  readDraft,
  type SharedDraft,
  tabStorage,
} from '@preventivo/core/draft';
import { lazyComponent, useEventCallback } from '@preventivo/ui';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import {
  draftAtom,
  draftReader,
  keeperAtom,
  stateAtom,
  touchedAtom,
  useShownPage,
} from '../state/answers.ts';
import { restoredAtom } from '../state/visit.ts';
import { prefilledContractor } from './line-state.ts';

export const LazyDraftNote = lazyComponent(() =>
  import('@preventivo/funnel/lazy/draft-note').then(({ DraftNote }) => DraftNote),
);

/**
 * Restores the draft of an earlier visit, and saves the draft of this visit. When the last page opens, creates the
 * request's idempotency key.
 * @returns a function that writes the draft, and resolves to whether a reload would restore all answers
 */
export function useDraft(outline: Outline, storage: DraftStorage): () => Promise<boolean> {
  const store = useStore();
  const { id: line, version, pages } = outline;
  const isLastPage = useShownPage(outline) > pages.length;

  // An event callback reads the latest outline: the broker's settings may change the outline while the draft is read.
  const restore = useEventCallback(({ draft, reader, isLate }: Stored) => {
    const isTouched = store.get(touchedAtom);
    // If the visitor has gone to another page while the storage was read, do not restore.
    const isUsable = reader && store.get(draftAtom).page === 1;
    const restored = isUsable && store.set(reader.restoreAtom, draft, outline);
    if (restored || isTouched) markInteracted();
    store.set(restoredAtom, restored || (isLate ? 'late' : 'nothing'));
  });

  useEffect(() => {
    const keeper = store.get(keeperAtom);
    const flush = () => keeper?.flush();
    let isGone = false;
    void readStored(storage, line, version).then((stored) => {
      if (isGone) return;
      restore(stored);
      keeper?.begin();
    });
    // If the code that reads the draft never loads, allow writes after a timeout: otherwise this visit would store no
    // draft.
    const timer = setTimeout(() => keeper?.begin(), draftTimeoutMs);
    // Another tab has written or removed the shared draft. Write this tab's answers again.
    const keep = () => {
      if (!store.get(touchedAtom) && store.get(restoredAtom) !== 'found') return;
      store.set(draftAtom, (state) => state);
      flush();
    };
    const shared: Partial<SharedDraft> = storage;
    const unwatch = shared.watch?.(keep, () => store.set(restoredAtom, 'otherTab'));
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      isGone = true;
      clearTimeout(timer);
      // Write now: a funnel that replaces this one reads the draft when it mounts.
      flush();
      unwatch?.();
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [storage, line, version, store, restore]);

  // All tabs share the idempotency key (docs/rules/submission.md#one-request). If creating it fails here, `send`
  // creates it.
  useEffect(() => {
    if (!isLastPage || store.get(stateAtom).idempotencyKey) return;
    void draftReader
      .preload()
      .then(({ sharedIdempotencyKey: key }) => key(storage, { line, version, now: Date.now() }))
      .then(
        (idempotencyKey) => store.set(draftAtom, (state) => ({ idempotencyKey, ...state })),
        () => undefined,
      );
  }, [isLastPage, storage, line, version, store]);

  return async () => {
    if (store.get(restoredAtom) === 'looking') return false;
    if (!store.get(touchedAtom)) return true;
    store.get(keeperAtom)?.flush();
    if (!storage.isErasable) return false;
    return (await readDraft(storage, { line, version, now: Date.now() })).draft !== null;
  };
}

type Stored = Awaited<ReturnType<typeof readStored>>;

/**
 * Loads the code that restores drafts, and reads the line's draft. Without a draft, reads the contractor of the last
 * quote.
 */
async function readStored(storage: DraftStorage, line: string, version: string) {
  const own = await readDraft(storage, { line, version, now: Date.now() });
  const { draft } = own.draft
    ? own
    : await readDraft(tabStorage, { ...prefilledContractor, now: Date.now() });
  if (!draft) return { isLate: !own.draft && own.reason === 'timeout' };
  // Also load the draft's note and the card on page 1 before the draft appears. If they appeared later, they would
  // shift the button that the visitor is about to press.
  const [code] = await Promise.allSettled([
    draftReader.preload(),
    LazyDraftNote.preload(),
    loadStub(),
  ]);
  const reader = code.status === 'fulfilled' ? code.value : undefined;
  return { draft, reader, isLate: own.draft ? !reader : own.reason === 'timeout' };
}
