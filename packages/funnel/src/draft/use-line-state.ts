import {
  type Draft,
  type DraftStorage,
  type Line,
  type Person,
  person,
  readDraft,
  settle,
  sharedIdempotencyKey,
  valuesOf,
  versionOf,
} from '@preventivo/core';
import { atom, useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { draftKeeper } from './draft-keeper.ts';
import { emptyState, type LineState } from './line-state.ts';

/** How a draft was come by when the page opened. */
export type Restored = 'looking' | 'nothing' | 'found' | 'late';

/** The answers of one line, its page and its key, mirrored in the draft after each change. */
export function useLineState(line: Line, storage: DraftStorage, early?: Partial<Person>) {
  const [{ stateAtom, keeper, wanted }] = useState(() => create(line, storage));
  const [state, setState] = useAtom(stateAtom);
  const [restored, setRestored] = useState<Restored>('looking');
  const [adopted, setAdopted] = useState<Person>();
  // Counts the times the answers were replaced from outside the form, which is then drawn anew.
  const [generation, setGeneration] = useState(0);

  useEffect(() => {
    let gone = false;
    void readDraft(storage, wanted()).then((read) => {
      if (gone) return;
      const start = startOf(line, read.draft, early);
      setState(start);
      if (start.page > 1) setGeneration((before) => before + 1);
      else setAdopted(start.contractor);
      const late = read.draft === null && read.reason === 'timeout';
      setRestored(read.draft ? 'found' : late ? 'late' : 'nothing');
    });
    return () => {
      gone = true;
    };
  }, [line, storage, wanted, early, setState]);

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
    void sharedIdempotencyKey(storage, wanted()).then((idempotencyKey) =>
      setState((now) => {
        const next = { idempotencyKey, ...now };
        keeper.keep(next);
        return next;
      }),
    );
  }, [needsKey, storage, wanted, keeper, setState]);

  function set(change: Partial<LineState>): LineState {
    const next = { ...state, ...change };
    setState(next);
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
      else keeper.keep({ ...state, ...change });
    },
    forget: () => setRestored('nothing'),
    restart: () => {
      keeper.drop();
      setState(emptyState(line));
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
function startOf(line: Line, draft: Draft | null, early: Partial<Person> = {}): LineState {
  const kept = draft ? stateOf(line, draft) : emptyState(line);
  const typed = { ...kept.contractor, ...early };
  return { ...kept, contractor: settle(person, kept.contractor, typed) };
}

function stateOf(line: Line, draft: Draft): LineState {
  return {
    page: Math.min(draft.page, line.pages.length + 1),
    contractor: valuesOf(person, draft.contractor),
    product: valuesOf(line, draft.product),
    ...(draft.idempotencyKey && { idempotencyKey: draft.idempotencyKey }),
  };
}
