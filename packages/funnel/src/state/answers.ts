import { asReference, type Contractor, type Line, type Outline } from '@preventivo/core';
import { lazy } from '@preventivo/ui';
import { atom, type Getter, useAtomValue, useStore } from 'jotai';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import { type LineState, withOwn } from '../draft/line-state.ts';

type Change = (before: LineState) => LineState;
type Part = 'contractor' | 'product';
/** The parts of the answers that the user is typing in, with text that the form has not settled yet. */
type Typing = Partial<Pick<LineState, Part>>;

/**
 * The code that reads stored answers. It is lazy because most visitors have no draft. The chunk of
 * the questions contains it too.
 * @internal
 */
// biome-ignore lint/suspicious/noImportCycles: the import is lazy.
export const draftReader = lazy(() => import('@preventivo/funnel/lazy/kept-state'));

/** The line with its questions; undefined until they are loaded. @internal */
export const lineAtom = atom<Line | undefined>(undefined);

/** The keeper, which writes the line's draft. @internal */
export const keeperAtom = atom<DraftKeeper | undefined>(undefined);

const settledAtom = atom<LineState>({ page: 1, contractor: {} as Contractor, product: {} });

/**
 * The settled answers, without text being typed. Components render these. A change here is not saved in the draft.
 * @internal
 */
export const stateAtom = atom(
  (get) => get(settledAtom),
  (get, set, change: Change) => {
    const before = get(settledAtom);
    const after = change(before);
    if (after !== before) set(settledAtom, withOwn(get(lineAtom), after));
  },
);

const typingAtom = atom<Typing>({});

/** Whether an answer changed since the page opened. @internal */
export const touchedAtom = atom(false);

/**
 * The answers including text that is being typed, for drafts and requests. Components do not read this atom. A change
 * here is saved in the draft.
 * @param typing the parts with text that is being typed. @defaultValue unchanged
 * @internal
 */
export const draftAtom = atom(
  (get): LineState => ({ ...get(settledAtom), ...get(typingAtom) }),
  (get, set, change: Change, typing?: Typing) => {
    set(stateAtom, change);
    if (typing) set(typingAtom, typing);
    set(touchedAtom, true);
    get(keeperAtom)?.keep(asKept(get));
  },
);

/** Returns the answers as a draft stores them. Of a saved record it stores only the id. */
function asKept(get: Getter): LineState {
  const state = get(draftAtom);
  const line = get(lineAtom);
  const reader = draftReader.loaded();
  if (reader) return reader.asReferences(line, state);
  // A lazy line loads this reader with its questions. A line that has its questions from the start does not, so load it
  // here.
  if (line) void draftReader.preload().catch(() => undefined);
  return { ...state, contractor: asReference(state.contractor) };
}

const pageAtom = atom((get) => get(settledAtom).page);
/** @internal */
export const contractorAtom = atom((get) => get(settledAtom).contractor);
/** @internal */
export const productAtom = atom((get) => get(settledAtom).product);

/** Sets the line when its questions are loaded, and converts the answers to these questions. @internal */
export const lineLoadedAtom = atom(null, async (_, set, line: Line) => {
  const reader = await draftReader.preload();
  set(lineAtom, line);
  set(stateAtom, (state) => reader.asWanted(line, state));
});

/**
 * Counts how often all answers were replaced. Forms use it as `key`: a new value remounts them without errors and typed
 * text. @internal
 */
export const startCountAtom = atom(0);

/** Replaces some or all parts of the answers, and remounts the forms. @internal */
export const startOverAtom = atom(null, (get, set, other: Partial<LineState>) => {
  set(startCountAtom, get(startCountAtom) + 1);
  set(draftAtom, (before) => ({ ...before, ...other }), {});
});

/** Whether an answer refers to a saved record. @internal */
export const hasRecordsAtom = atom((get) => {
  const line = get(lineAtom);
  const records = line && draftReader.loaded()?.recordsIn(line, get(productAtom));
  return get(contractorAtom).selectPeopleId !== null || Boolean(records?.length);
});

const partAtoms = { contractor: contractorAtom, product: productAtom };

/** Returns the props of the form for one part of the answers. */
export function useAnswersOf<P extends Part>(part: P) {
  const store = useStore();
  const values = useAtomValue(partAtoms[part]) as LineState[P];
  const key = useAtomValue(startCountAtom);
  return {
    key,
    values,
    /** @param now the answers including text that is being typed */
    onChange(now: LineState[P], settled: LineState[P]) {
      // Ignore this call if the answers were replaced: the old form still reports its answers when it unmounts.
      if (key !== store.get(startCountAtom)) return;
      const take = (state: LineState): LineState =>
        state[part] === settled ? state : { ...state, [part]: settled };
      store.set(draftAtom, take, now === settled ? {} : { [part]: now });
    },
  };
}

/**
 * Returns the number of the shown page. A draft may name a page that the current layout does not have: the last page is
 * shown then.
 */
export const useShownPage = ({ pages }: Pick<Outline, 'pages'>): number =>
  Math.min(useAtomValue(pageAtom), pages.length + 1);
