import {
  type AnswerStore,
  asReference,
  type Contractor,
  createAnswerStore,
  type Fields,
  type Line,
  markInteracted,
  type Outline,
  partOf,
  type Values,
} from '@preventivo/core';
import {
  type DraftStorage,
  type DraftWanted,
  draftTimeoutMs,
  readDraft,
  type SharedDraft,
  tabStorage,
} from '@preventivo/core/draft';
import { useSettled } from '@preventivo/core/react';
import { lazyComponent } from '@preventivo/ui';
import { useEffect, useRef, useState } from 'react';
import type { EarlyContractor } from '../early/early.ts';
import { type DraftKeeper, draftKeeper } from './draft-keeper.ts';
import { carried, emptyState, type LineState, withOwn } from './line-state.ts';
import { resumed } from './resumed.ts';

/** How a draft was come by when the page opened; `carried`: who asked for the quote before; `resumed`: on another device; `otherTab`: another tab has changed it since. */
export type Restored =
  | 'looking'
  | 'nothing'
  | 'found'
  | 'late'
  | 'carried'
  | 'resumed'
  | 'otherTab';

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
  const [own] = useState(() => create(outline, storage, whole));
  const { store, quietly, wanted, keeper } = own;
  const kept = useSettled(store);
  // A draft may stand on a page that another layout of the line does not have.
  const last = outline.pages.length + 1;
  const state = kept.page > last ? { ...kept, page: last } : kept;
  const [restored, setRestored] = useState<Restored>('looking');
  const restoredNow = useRef(restored);

  // A broker's settings may lay the line out anew: the draft is not looked for again.
  useEffect(() => {
    own.outline = outline;
    restoredNow.current = restored;
  });

  useEffect(() => {
    let gone = false;
    void readDraft(storage, wanted()).then(async (read) => {
      const before = read.draft
        ? null
        : (await readDraft(tabStorage, { ...carried, now: Date.now() })).draft;
      const reader = read.draft || before ? await loadKeptWithNote() : undefined;
      own.reader ??= reader;
      if (gone) return;
      const isLate = read.draft ? !reader : read.reason === 'timeout';
      const without = isLate ? 'late' : 'nothing';
      const now = store.get();
      // A storage may take its time: who has turned the page meanwhile is not called back.
      if (now.page > 1) return setRestored(without);
      const found =
        read.draft && reader?.asWanted(own.line, reader.keptState(own.outline, read.draft));
      const other = before && reader?.carriedContractor(own.outline.contractor, before);
      // Nothing to take up: the page stands as it is, and is not drawn a second time.
      if (!found && !other && !early) return setRestored(without);
      markInteracted();
      const from = found ?? emptyState(own.outline, own.line);
      const contractor = resumed(other || from.contractor, early, now.contractor);
      // Whose data came along from another request goes on with what is new; who has begun to write is left there.
      const isTouched = early || own.isTouched;
      const page = other && !isTouched ? 2 : from.page;
      // A draft that was found keeps its age, until something is new in it.
      const take = () => store.update(() => ({ ...from, contractor, page }));
      if (other || isTouched) take();
      else quietly(take);
      setRestored(found ? 'found' : other ? 'carried' : without);
    });
    return () => {
      gone = true;
    };
  }, [storage, early, own, store, quietly, wanted]);

  // Nothing is written over a draft that is being read. Where what reads it does not come, what is typed is kept all the same.
  useEffect(() => {
    if (restored !== 'looking') return keeper.begin();
    const limit = setTimeout(keeper.begin, draftTimeoutMs);
    return () => clearTimeout(limit);
  }, [keeper, restored]);

  useEffect(() => {
    // Shown again it has nothing to write.
    addEventListener('pagehide', keeper.flush);
    document.addEventListener('visibilitychange', keeper.flush);
    return () => {
      // Who takes its place reads the draft at once.
      keeper.flush();
      removeEventListener('pagehide', keeper.flush);
      document.removeEventListener('visibilitychange', keeper.flush);
    };
  }, [keeper]);

  // Another tab of the line: this one keeps its answers, also where the request of the other takes the shared draft away.
  useEffect(() => {
    if (!('watch' in storage)) return undefined;
    const keep = () => {
      if (!own.isTouched && restoredNow.current !== 'found') return;
      keeper.keep(own.asKept());
      keeper.flush();
    };
    return (storage as SharedDraft).watch(keep, () => setRestored('otherTab'));
  }, [storage, own, keeper]);

  // One key for the request, made when the last page opens and shared by the tabs
  // (docs/rules/submission.md#one-request).
  const needsKey = state.page === last && !state.idempotencyKey;
  useEffect(() => {
    if (!needsKey) return;
    // Without it the send makes one.
    void loadKept()
      .then(({ sharedIdempotencyKey }) => sharedIdempotencyKey(storage, wanted()))
      .then(
        (idempotencyKey) => store.update((now) => ({ idempotencyKey, ...now })),
        () => undefined,
      );
  }, [needsKey, storage, store, wanted]);

  return {
    state,
    restored,
    store,
    contractor: own.contractor,
    product: own.product,
    /** The questions are here. */
    arrive: async (line: Line) => {
      const reader = await loadKept();
      own.reader ??= reader;
      own.line = line;
      quietly(() => store.update((now) => reader.asWanted(line, now)));
    },
    /** Whether an answer of the product is a saved record. */
    hasRecords: () =>
      Boolean(own.line && own.reader?.recordsIn(own.line, store.settled().product).length),
    /** The answers came from another device. */
    resumed: () => setRestored('resumed'),
    forget: () => setRestored('nothing'),
    /** Whether all answers are in the draft of this device or tab now, where a reload finds them. */
    isKept: async () => {
      if (restored === 'looking') return false;
      if (!own.isTouched) return true;
      keeper.flush();
      return storage.isErasable === true && (await readDraft(storage, wanted())).draft !== null;
    },
    restart: () => {
      store.reset(emptyState(outline, own.line));
      keeper.drop();
      setRestored('nothing');
    },
    /** The request was taken: what was kept of it goes, what is on the screen stays. */
    drop: keeper.drop,
  };
}

interface Own {
  outline: Outline;
  /** Undefined until its questions are here. */
  line: Line | undefined;
  /** Reads what a draft keeps; undefined until it is loaded, with the questions at the latest. */
  reader: Reader | undefined;
  /** Whether something was answered since the page opened. */
  isTouched: boolean;
  readonly store: AnswerStore<LineState>;
  readonly contractor: AnswerStore<Contractor>;
  readonly product: AnswerStore<Values<Fields>>;
  readonly keeper: DraftKeeper;
  wanted(): DraftWanted;
  /** The answers as the draft keeps them. An answer of the product is a saved record only where its reader is loaded. */
  asKept(): LineState;
  /** Changes the answers and not the draft. */
  quietly(change: () => void): void;
}

function create(outline: Outline, storage: DraftStorage, whole: Line | undefined): Own {
  const { id: line, version } = outline;
  const keeper = draftKeeper(storage, line, version, Date.now);
  const store = createAnswerStore<LineState>(emptyState(outline, whole), (state) =>
    withOwn(own.line, state),
  );
  let isQuiet = false;
  store.subscribe(() => {
    if (isQuiet) return;
    own.isTouched = true;
    // A line that was given whole has nothing to wait for that would bring it.
    if (own.line && !own.reader)
      void loadKept().then(
        (reader) => {
          own.reader ??= reader;
        },
        () => undefined,
      );
    keeper.keep(own.asKept());
  });
  const own: Own = {
    outline,
    line: whole,
    reader: undefined,
    isTouched: false,
    store,
    keeper,
    contractor: partOf(
      store,
      ({ contractor }) => contractor,
      (state, contractor) => ({ ...state, contractor }),
    ),
    product: partOf(
      store,
      ({ product }) => product,
      (state, product) => ({ ...state, product }),
    ),
    wanted: () => ({ line, version, now: Date.now() }),
    asKept() {
      const state = store.get();
      return own.reader
        ? own.reader.asReferences(own.line, state)
        : { ...state, contractor: asReference(state.contractor) };
    },
    quietly(change) {
      isQuiet = true;
      change();
      isQuiet = false;
    },
  };
  return own;
}

type Reader = typeof import('./kept-state.ts');
// Most visitors have no draft.
const loadKept = () => import('@preventivo/funnel/lazy/kept-state');
/** Says how the draft was come by. */
export const LazyDraftNote = lazyComponent(() =>
  import('@preventivo/funnel/lazy/draft-note').then(({ DraftNote }) => DraftNote),
);

/** With the note on what was found: coming after the page, it would push down what somebody is about to press. */
async function loadKeptWithNote() {
  const [reader] = await Promise.allSettled([loadKept(), LazyDraftNote.preload()]);
  return reader.status === 'fulfilled' ? reader.value : undefined;
}
