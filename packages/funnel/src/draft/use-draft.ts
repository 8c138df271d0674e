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
 * Restores the draft of an earlier visit, and saves the draft of this visit. Creates the idempotency key of the request
 * when the last page opens.
 * @returns a function that resolves to whether a reload would restore all answers. It writes the draft first.
 */
export function useDraft(outline: Outline, storage: DraftStorage): () => Promise<boolean> {
  const store = useStore();
  const { id: line, version, pages } = outline;
  const isLastPage = useShownPage(outline) > pages.length;

  // An event callback, to use the latest outline: the broker's settings may change it while the draft is read.
  const restore = useEventCallback(({ draft, reader, isLate }: Stored) => {
    const isTouched = store.get(touchedAtom);
    // A visitor who went to another page while the storage was read stays there.
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
    // Allow writes after a timeout, in case the code that reads the draft never loads.
    const timer = setTimeout(() => keeper?.begin(), draftTimeoutMs);
    // When another tab has written or removed the draft, write this tab's answers again.
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
      // Write now, since a funnel that replaces this one reads the draft on mount.
      flush();
      unwatch?.();
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [storage, line, version, store, restore]);

  // All tabs share the key (docs/rules/submission.md#one-request). If this fails, sending the request creates one.
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

/** Reads the draft of the line, or else the contractor of the last quote, and loads the code that restores it. */
async function readStored(storage: DraftStorage, line: string, version: string) {
  const own = await readDraft(storage, { line, version, now: Date.now() });
  const { draft } = own.draft
    ? own
    : await readDraft(tabStorage, { ...prefilledContractor, now: Date.now() });
  if (!draft) return { isLate: !own.draft && own.reason === 'timeout' };
  // Load the note and the stub first too: if they appeared later, they would shift the control that the visitor is about
  // to press.
  const [code] = await Promise.allSettled([
    draftReader.preload(),
    LazyDraftNote.preload(),
    loadStub(),
  ]);
  const reader = code.status === 'fulfilled' ? code.value : undefined;
  return { draft, reader, isLate: own.draft ? !reader : own.reason === 'timeout' };
}
