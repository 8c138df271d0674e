import { markInteracted, type Outline } from '@preventivo/core';
import {
  type DraftStorage,
  draftTimeoutMs,
  readDraft,
  type SharedDraft,
  tabStorage,
} from '@preventivo/core/draft';
import { lazyComponent } from '@preventivo/ui';
import { useAtom, useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import {
  asKept,
  draftAtom,
  keeperAtom,
  lineAtom,
  stateAtom,
  touchedAtom,
} from '../state/answers.ts';
import { restoredAtom } from '../state/visit.ts';
import { carried, emptyState } from './line-state.ts';
import { keptState } from './load-kept-state.ts';
import { resumed } from './resumed.ts';

/** Says how the draft was come by. */
export const LazyDraftNote = lazyComponent(() =>
  import('@preventivo/funnel/lazy/draft-note').then(({ DraftNote }) => DraftNote),
);

/**
 * Takes up the draft of an earlier visit and keeps that of this one. While the questions of the line are not here, what
 * was kept of their answers is left as it is.
 */
export function useDraft(outline: Outline, storage: DraftStorage): { isKept(): Promise<boolean> } {
  const store = useStore();
  const [restored, setRestored] = useAtom(restoredAtom);
  const { id: line, version } = outline;
  const now = useRef({ outline, restored });
  // A broker's settings may lay the line out anew: the draft is not looked for again.
  useEffect(() => {
    now.current = { outline, restored };
  });

  useEffect(() => {
    let gone = false;
    const wanted = { line, version, now: Date.now() };
    void readDraft(storage, wanted).then(async (read) => {
      const before = read.draft
        ? null
        : (await readDraft(tabStorage, { ...carried, now: Date.now() })).draft;
      const reader = read.draft || before ? await loadKeptWithNote() : undefined;
      if (gone) return;
      const isLate = read.draft ? !reader : read.reason === 'timeout';
      const without = isLate ? 'late' : 'nothing';
      const typed = store.get(draftAtom);
      // A storage may take its time: who has turned the page meanwhile is not called back.
      if (typed.page > 1) return setRestored(without);
      const { outline } = now.current;
      const whole = store.get(lineAtom);
      const found = read.draft && reader?.asWanted(whole, reader.keptState(outline, read.draft));
      const other = before && reader?.carriedContractor(outline.contractor, before);
      const isTouched = store.get(touchedAtom);
      if (found || other || isTouched) markInteracted();
      // Nothing to take up: the page stands as it is, and is not rendered a second time.
      if (!found && !other) return setRestored(without);
      const from = found ?? emptyState(outline, whole);
      const contractor = resumed(other || from.contractor, typed.contractor);
      // Whose data came along from another request goes on with what is new; who has begun to write is left there.
      const page = other && !isTouched ? 2 : from.page;
      // A draft that was found keeps its age, until something is new in it.
      const take = () => ({ ...from, contractor, page });
      if (other || isTouched) store.set(draftAtom, take, {});
      else store.set(stateAtom, take);
      setRestored(found ? 'found' : other ? 'carried' : without);
    });
    return () => {
      gone = true;
    };
  }, [storage, line, version, store, setRestored]);

  // Nothing is written over a draft that is being read. Where what reads it does not come, what is typed is kept all the same.
  useEffect(() => {
    const begin = () => store.get(keeperAtom)?.begin();
    if (restored !== 'looking') return begin();
    const limit = setTimeout(begin, draftTimeoutMs);
    return () => clearTimeout(limit);
  }, [store, restored]);

  useEffect(() => {
    const flush = () => store.get(keeperAtom)?.flush();
    // Shown again it has nothing to write.
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      // Who takes its place reads the draft at once.
      flush();
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [store]);

  // Another tab of the line: this one keeps its answers, also where the request of the other takes the shared draft away.
  useEffect(() => {
    if (!('watch' in storage)) return undefined;
    const keep = () => {
      if (!store.get(touchedAtom) && now.current.restored !== 'found') return;
      store.get(keeperAtom)?.keep(asKept(store.get));
      store.get(keeperAtom)?.flush();
    };
    return (storage as SharedDraft).watch(keep, () => setRestored('otherTab'));
  }, [storage, store, setRestored]);

  return {
    /** Whether all answers are in the draft of this device or tab now, where a reload finds them. */
    isKept: async () => {
      if (restored === 'looking') return false;
      if (!store.get(touchedAtom)) return true;
      store.get(keeperAtom)?.flush();
      const read = () => readDraft(storage, { line, version, now: Date.now() });
      return storage.isErasable === true && (await read()).draft !== null;
    },
  };
}

/** With the note on what was found: coming after the page, it would push down what somebody is about to press. */
async function loadKeptWithNote() {
  const [reader] = await Promise.allSettled([keptState.preload(), LazyDraftNote.preload()]);
  return reader.status === 'fulfilled' ? reader.value : undefined;
}
