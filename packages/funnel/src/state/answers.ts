import { asReference, type Contractor, type Line, type Outline } from '@preventivo/core';
import { lazy } from '@preventivo/ui';
import { atom, type Getter, useAtomValue, useStore } from 'jotai';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import { type LineState, withOwn } from '../draft/line-state.ts';

// The answers of a funnel. Each funnel has one jotai store; `createFunnelStore` sets the atoms that have no initial value here.

type Change = (before: LineState) => LineState;
type Part = 'contractor' | 'product';
/** The part that is being typed in, with the letters so far. */
type Typing = Partial<Pick<LineState, Part>>;

/** The code that reads stored answers. Most visitors have none: it loads with the questions at the latest. @internal */
export const draftReader = lazy(() => import('@preventivo/funnel/lazy/kept-state'));

/** The line with its questions; undefined until they are loaded. @internal */
export const lineAtom = atom<Line | undefined>(undefined);

/** Writes the draft of the line. @internal */
export const keeperAtom = atom<DraftKeeper | undefined>(undefined);

const settledAtom = atom<LineState>({ page: 1, contractor: {} as Contractor, product: {} });

/** The settled answers, which are rendered. A change here is not kept in the draft. @internal */
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
 * The answers with unfinished text: drafts store and requests send these. Components do not read it. A change here is saved
 * in the draft.
 * @param typing the part that is being typed in. @defaultValue unchanged
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

/** Returns the answers as a draft stores them: a saved record as its id alone. */
function asKept(get: Getter): LineState {
  const state = get(draftAtom);
  const line = get(lineAtom);
  const reader = draftReader.loaded();
  if (reader) return reader.asReferences(line, state);
  // A line that comes with its questions never loads them, so nothing else loads the reader.
  if (line) void draftReader.preload().catch(() => undefined);
  return { ...state, contractor: asReference(state.contractor) };
}

const pageAtom = atom((get) => get(settledAtom).page);
/** @internal */
export const contractorAtom = atom((get) => get(settledAtom).contractor);
/** @internal */
export const productAtom = atom((get) => get(settledAtom).product);

/** Sets the loaded questions, and converts the answers to them. @internal */
export const lineLoadedAtom = atom(null, async (_, set, line: Line) => {
  const reader = await draftReader.preload();
  set(lineAtom, line);
  set(stateAtom, (state) => reader.asWanted(line, state));
});

/** How often answers were replaced. Forms use it as `key`, which discards their errors and unfinished text. @internal */
export const startCountAtom = atom(0);

/** Replaces all answers, or a part of them, and remounts the forms. @internal */
export const startOverAtom = atom(null, (get, set, other: Partial<LineState>) => {
  set(startCountAtom, get(startCountAtom) + 1);
  set(draftAtom, (before) => ({ ...before, ...other }), {});
});

/** Whether an answer about the product is a saved record. @internal */
export const hasRecordsAtom = atom((get) => {
  const line = get(lineAtom);
  const records = line && draftReader.loaded()?.recordsIn(line, get(productAtom));
  return Boolean(records?.length);
});

const partAtoms = { contractor: contractorAtom, product: productAtom };

/** Returns the form props for a part of the answers. */
export function useAnswersOf<P extends Part>(part: P) {
  const store = useStore();
  const values = useAtomValue(partAtoms[part]) as LineState[P];
  const key = useAtomValue(startCountAtom);
  return {
    key,
    values,
    /** @param now the answers with the letters that are being typed */
    onChange(now: LineState[P], settled: LineState[P]) {
      // A form that unmounts because its answers were replaced still reports the old ones.
      if (key !== store.get(startCountAtom)) return;
      const take = (state: LineState): LineState =>
        state[part] === settled ? state : { ...state, [part]: settled };
      store.set(draftAtom, take, now === settled ? {} : { [part]: now });
    },
  };
}

/** Returns the number of the page that is shown. A draft may be on a page that another layout of the line lacks. */
export const useShownPage = ({ pages }: Pick<Outline, 'pages'>): number =>
  Math.min(useAtomValue(pageAtom), pages.length + 1);
