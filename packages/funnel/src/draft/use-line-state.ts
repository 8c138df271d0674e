import {
  type Contractor,
  type DraftStorage,
  type Line,
  markInteracted,
  type Outline,
  readDraft,
  sharedIdempotencyKey,
} from '@preventivo/core';
import { atom, useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { EarlyContractor } from '../early/early.ts';
import { draftKeeper } from './draft-keeper.ts';
import { emptyState, type LineState } from './line-state.ts';
import { resumed } from './resumed.ts';
import { withOwn } from './with-own.ts';

/** How a draft was come by when the page opened. */
export type Restored = 'looking' | 'nothing' | 'found' | 'late';

/**
 * The answers of one line, its page and its key, mirrored in the draft after each change. While the
 * line's questions are not here, what was kept of their answers is left as it is.
 */
export function useLineState(
  outline: Outline,
  storage: DraftStorage,
  early?: EarlyContractor,
  whole?: Line,
) {
  const [{ stateAtom, initial, keeper, wanted, here }] = useState(() =>
    create(outline, storage, whole),
  );
  const store = useStore();
  const kept = useAtomValue(stateAtom);
  // A draft may stand on a page that another layout of the line does not have.
  const last = outline.pages.length + 1;
  const state = kept.page > last ? { ...kept, page: last } : kept;
  const [restored, setRestored] = useState<Restored>('looking');
  const [adopted, setAdopted] = useState<Contractor>();
  // Counts the times the answers were replaced from outside the form, which is then drawn anew.
  const [generation, setGeneration] = useState(0);

  // A broker's settings may lay the line out anew: the draft is not looked for again.
  const latest = useRef(outline);
  useEffect(() => {
    latest.current = outline;
  });

  useEffect(() => {
    let gone = false;
    void readDraft(storage, wanted()).then(async (read) => {
      const reader = read.draft ? await loadKept().catch(() => undefined) : undefined;
      if (gone) return;
      const late = read.draft ? !reader : read.reason === 'timeout';
      const now = store.get(stateAtom);
      // A storage may take its time: who has turned the page meanwhile is not called back.
      if (now.page > 1) return setRestored(late ? 'late' : 'nothing');
      const found =
        read.draft && reader?.asWanted(here.line, reader.keptState(latest.current, read.draft));
      // Nothing to take up: the page stands as it is, and is not drawn a second time.
      if (!found && !early && now === initial) return setRestored(late ? 'late' : 'nothing');
      markInteracted();
      const from = found ?? emptyState(latest.current, here.line);
      const contractor = resumed(from.contractor, early, now.contractor);
      const start = withOwn(here.line, { ...from, contractor });
      store.set(stateAtom, start);
      if (early) keeper.keep(start);
      if (start.page === 1) setAdopted(start.contractor);
      setRestored(found ? 'found' : late ? 'late' : 'nothing');
    });
    return () => {
      gone = true;
    };
  }, [storage, wanted, here, early, store, stateAtom, initial, keeper]);

  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && keeper.flush();
    addEventListener('pagehide', keeper.flush);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      removeEventListener('pagehide', keeper.flush);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [keeper]);

  // One key for the request, made when the last page opens and shared by the tabs
  // (docs/rules/submission.md#one-request).
  const needsKey = state.page === last && !state.idempotencyKey;
  useEffect(() => {
    if (!needsKey) return;
    void sharedIdempotencyKey(storage, wanted()).then((idempotencyKey) => {
      const next = { idempotencyKey, ...store.get(stateAtom) };
      store.set(stateAtom, next);
      keeper.keep(next);
    });
  }, [needsKey, storage, wanted, store, stateAtom, keeper]);

  // What is newest stands in the store: whoever changes it may have been drawn before that.
  function set(change: Partial<LineState>): LineState {
    const next = withOwn(here.line, { ...store.get(stateAtom), ...change });
    store.set(stateAtom, next);
    keeper.keep(next);
    return next;
  }

  return {
    state,
    restored,
    generation,
    /** The answers page 1 takes up once it runs: those of the draft, and what was typed before. */
    adopted,
    set,
    /** The questions are here. */
    arrive: async (line: Line) => {
      const { asWanted } = await loadKept();
      here.line = line;
      store.set(stateAtom, asWanted(line, store.get(stateAtom)));
    },
    /** Takes answers: they are kept at once and, when they are settled, drawn. */
    take: (change: Partial<LineState>, settled: boolean) => {
      if (settled) set(change);
      else keeper.keep({ ...store.get(stateAtom), ...change });
    },
    forget: () => setRestored('nothing'),
    restart: () => {
      keeper.drop();
      store.set(stateAtom, emptyState(outline, here.line));
      setRestored('nothing');
      setGeneration((before) => before + 1);
    },
    /** The request was taken: what was kept of it goes, what is on the screen stays. */
    drop: keeper.drop,
  };
}

function create(outline: Outline, storage: DraftStorage, whole: Line | undefined) {
  const { id: line, version } = outline;
  const here: { line: Line | undefined } = { line: whole };
  const initial = emptyState(outline, whole);
  return {
    here,
    initial,
    stateAtom: atom(initial),
    keeper: draftKeeper(storage, line, version, Date.now),
    wanted: () => ({ line, version, now: Date.now() }),
  };
}

// Most visitors have no draft.
const loadKept = () => import('./kept-state.ts');
