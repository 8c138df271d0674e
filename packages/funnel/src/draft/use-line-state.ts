import {
  type Contractor,
  type Draft,
  type DraftStorage,
  draftVersion,
  keptContractor,
  type Line,
  readDraft,
  sharedIdempotencyKey,
  valuesOf,
  withGiven,
} from '@preventivo/core';
import { atom, useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import type { EarlyContractor } from '../early/early.ts';
import { draftKeeper } from './draft-keeper.ts';
import { emptyState, type LineState } from './line-state.ts';
import { resumed } from './resumed.ts';

/** How a draft was come by when the page opened. */
export type Restored = 'looking' | 'nothing' | 'found' | 'late';

/** The answers of one line, its page and its key, mirrored in the draft after each change. */
export function useLineState(line: Line, storage: DraftStorage, early?: EarlyContractor) {
  const [{ stateAtom, keeper, wanted }] = useState(() => create(line, storage));
  const store = useStore();
  const state = useAtomValue(stateAtom);
  const [restored, setRestored] = useState<Restored>('looking');
  const [adopted, setAdopted] = useState<Contractor>();
  // Counts the times the answers were replaced from outside the form, which is then drawn anew.
  const [generation, setGeneration] = useState(0);

  useEffect(() => {
    let gone = false;
    void readDraft(storage, wanted()).then((read) => {
      if (gone) return;
      const late = read.draft === null && read.reason === 'timeout';
      const now = store.get(stateAtom);
      // A storage may take its time: who has turned the page meanwhile is not called back.
      if (now.page > 1) return setRestored(late ? 'late' : 'nothing');
      const kept = read.draft ? stateOf(line, read.draft) : emptyState(line);
      const contractor = resumed(kept.contractor, early, now.contractor);
      const start = withOwn(line, { ...kept, contractor });
      store.set(stateAtom, start);
      if (early) keeper.keep(start);
      if (start.page === 1) setAdopted(start.contractor);
      setRestored(read.draft ? 'found' : late ? 'late' : 'nothing');
    });
    return () => {
      gone = true;
    };
  }, [line, storage, wanted, early, store, stateAtom, keeper]);

  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && keeper.flush();
    addEventListener('pagehide', keeper.flush);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      removeEventListener('pagehide', keeper.flush);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [keeper]);

  // One key for the request, made when the last page opens and shared by the tabs (decisions.md).
  const needsKey = state.page === line.pages.length + 1 && !state.idempotencyKey;
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
    const next = withOwn(line, { ...store.get(stateAtom), ...change });
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
    /** Takes answers: they are kept at once and, when they are settled, drawn. */
    take: (change: Partial<LineState>, settled: boolean) => {
      if (settled) set(change);
      else keeper.keep({ ...store.get(stateAtom), ...change });
    },
    forget: () => setRestored('nothing'),
    restart: () => {
      keeper.drop();
      store.set(stateAtom, emptyState(line));
      setRestored('nothing');
      setGeneration((before) => before + 1);
    },
    /** The request was taken: what was kept of it goes, what is on the screen stays. */
    drop: keeper.drop,
  };
}

/** What is taken from the contractor follows each change of theirs. */
const withOwn = (line: Line, state: LineState): LineState => ({
  ...state,
  product: withGiven(line, state.product, state.contractor.persona),
});

function create(line: Line, storage: DraftStorage) {
  const version = draftVersion(line);
  return {
    stateAtom: atom(emptyState(line)),
    keeper: draftKeeper(storage, line.id, version, Date.now),
    wanted: () => ({ line: line.id, version, now: Date.now() }),
  };
}

/** A draft as the line wants it today. */
function stateOf(line: Line, draft: Draft): LineState {
  return {
    page: Math.min(draft.page, line.pages.length + 1),
    contractor: keptContractor(line.contractor.types, draft.contractor),
    product: valuesOf(line, draft.product),
    ...(draft.idempotencyKey && { idempotencyKey: draft.idempotencyKey }),
  };
}
