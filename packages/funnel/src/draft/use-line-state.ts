import {
  type AnswerStore,
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
  readDraft,
  sharedIdempotencyKey,
  tabStorage,
} from '@preventivo/core/draft';
import { useSettled } from '@preventivo/core/react';
import { useEffect, useRef, useState } from 'react';
import type { EarlyContractor } from '../early/early.ts';
import { type DraftKeeper, draftKeeper } from './draft-keeper.ts';
import { carried, emptyState, type LineState, withOwn } from './line-state.ts';
import { resumed } from './resumed.ts';

/** How a draft was come by when the page opened; `carried`: who asked for the quote before; `resumed`: on another device. */
export type Restored = 'looking' | 'nothing' | 'found' | 'late' | 'carried' | 'resumed';

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
  const { store, initial, quietly, wanted, keeper } = own;
  const kept = useSettled(store);
  // A draft may stand on a page that another layout of the line does not have.
  const last = outline.pages.length + 1;
  const state = kept.page > last ? { ...kept, page: last } : kept;
  const [restored, setRestored] = useState<Restored>('looking');

  // A broker's settings may lay the line out anew: the draft is not looked for again.
  const latest = useRef(outline);
  useEffect(() => {
    latest.current = outline;
  });

  useEffect(() => {
    let gone = false;
    void readDraft(storage, wanted()).then(async (read) => {
      const before = read.draft
        ? null
        : (await readDraft(tabStorage, { ...carried, now: Date.now() })).draft;
      const reader = read.draft || before ? await loadKept().catch(() => undefined) : undefined;
      if (gone) return;
      const late = read.draft ? !reader : read.reason === 'timeout';
      const now = store.get();
      // A storage may take its time: who has turned the page meanwhile is not called back.
      if (now.page > 1) return setRestored(late ? 'late' : 'nothing');
      const found =
        read.draft && reader?.asWanted(own.line, reader.keptState(latest.current, read.draft));
      const other = before && reader?.carriedContractor(latest.current.contractor, before);
      // Nothing to take up: the page stands as it is, and is not drawn a second time.
      if (!found && !other && !early && now === initial)
        return setRestored(late ? 'late' : 'nothing');
      markInteracted();
      const from = found ?? emptyState(latest.current, own.line);
      const contractor = resumed(other || from.contractor, early, now.contractor);
      // Whose data came along from another request goes on with what is new; who has begun to write is left there.
      const page = other && !early && now === initial ? Math.max(from.page, 2) : from.page;
      const start = { ...from, contractor, page };
      // A draft that was found keeps its age.
      if (early || other) store.update(() => start);
      else quietly(() => store.update(() => start));
      setRestored(found ? 'found' : other ? 'carried' : late ? 'late' : 'nothing');
    });
    return () => {
      gone = true;
    };
  }, [storage, early, own, store, initial, quietly, wanted]);

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
    void sharedIdempotencyKey(storage, wanted()).then((idempotencyKey) =>
      store.update((now) => ({ idempotencyKey, ...now })),
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
      const { asWanted } = await loadKept();
      own.line = line;
      quietly(() => store.update((now) => asWanted(line, now)));
    },
    /** The answers came from another device. */
    resumed: () => setRestored('resumed'),
    forget: () => setRestored('nothing'),
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
  /** Undefined until its questions are here. */
  line: Line | undefined;
  readonly initial: LineState;
  readonly store: AnswerStore<LineState>;
  readonly contractor: AnswerStore<Contractor>;
  readonly product: AnswerStore<Values<Fields>>;
  readonly keeper: DraftKeeper;
  wanted(): DraftWanted;
  /** Changes the answers and not the draft. */
  quietly(change: () => void): void;
}

function create(outline: Outline, storage: DraftStorage, whole: Line | undefined): Own {
  const { id: line, version } = outline;
  const initial = emptyState(outline, whole);
  const keeper = draftKeeper(storage, line, version, Date.now);
  const store = createAnswerStore<LineState>(initial, (state) => withOwn(own.line, state));
  let isQuiet = false;
  store.subscribe(() => {
    if (!isQuiet) keeper.keep(store.get());
  });
  const own: Own = {
    line: whole,
    initial,
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
    quietly(change) {
      isQuiet = true;
      change();
      isQuiet = false;
    },
  };
  return own;
}

// Most visitors have no draft.
const loadKept = () => import('@preventivo/funnel/lazy/kept-state');
