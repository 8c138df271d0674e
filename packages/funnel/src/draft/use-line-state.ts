import {
  type Draft,
  type DraftStorage,
  initialValues,
  type Line,
  type Person,
  person,
  readDraft,
  same,
  settle,
  sharedIdempotencyKey,
  valuesOf,
  versionOf,
} from '@preventivo/core';
import { atom, useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { draftKeeper } from './draft-keeper.ts';
import { emptyState, type LineState } from './line-state.ts';

/** How a draft was come by when the page opened. */
export type Restored = 'looking' | 'nothing' | 'found' | 'late';

/** The answers of one line, its page and its key, mirrored in the draft after each change. */
export function useLineState(line: Line, storage: DraftStorage, early?: Partial<Person>) {
  const [{ stateAtom, keeper, wanted }] = useState(() => create(line, storage));
  const store = useStore();
  const state = useAtomValue(stateAtom);
  const [restored, setRestored] = useState<Restored>('looking');
  const [adopted, setAdopted] = useState<Person>();
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
      const start = startOf(line, read.draft, { ...early, ...answered(now.contractor) });
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
    const next = { ...store.get(stateAtom), ...change };
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

function create(line: Line, storage: DraftStorage) {
  const version = versionOf(person, line);
  return {
    stateAtom: atom(emptyState(line)),
    keeper: draftKeeper(storage, line.id, version, Date.now),
    wanted: () => ({ line: line.id, version, now: Date.now() }),
  };
}

/** Where the visitor goes on: at the draft as the line wants it today, with what was typed since. */
function startOf(line: Line, draft: Draft | null, typed: Partial<Person>): LineState {
  const kept = draft ? stateOf(line, draft) : emptyState(line);
  const contractor = { ...kept.contractor, ...typed };
  return { ...kept, contractor: settle(person, kept.contractor, contractor) };
}

/** What was answered while the draft was looked for. */
function answered(contractor: Person): Partial<Person> {
  const empty = new Map<string, unknown>(Object.entries(initialValues(person)));
  const given = Object.entries(contractor).filter(([key, value]) => !same(value, empty.get(key)));
  return Object.fromEntries(given);
}

function stateOf(line: Line, draft: Draft): LineState {
  return {
    page: Math.min(draft.page, line.pages.length + 1),
    contractor: valuesOf(person, draft.contractor),
    product: valuesOf(line, draft.product),
    ...(draft.idempotencyKey && { idempotencyKey: draft.idempotencyKey }),
  };
}
