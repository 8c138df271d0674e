import { asReference, type Contractor, type Line, type Outline } from '@preventivo/core';
import { atom, type Getter, useAtomValue, useSetAtom } from 'jotai';
import type { DraftKeeper } from '../draft/draft-keeper.ts';
import { type LineState, withOwn } from '../draft/line-state.ts';
import { keptState } from '../draft/load-kept-state.ts';

// The answers of a funnel. Each funnel has one jotai store; `createFunnelStore` sets the atoms that have no initial value here.

type Change<T> = (before: T) => T;
/** The parts that a page asks. */
type Part = 'contractor' | 'product';

/** The questions of the line; undefined until they are loaded. @internal */
export const lineAtom = atom<Line | undefined>(undefined);

/** Writes the draft of the line. @internal */
export const keeperAtom = atom<DraftKeeper | undefined>(undefined);

const settledAtom = atom<LineState>({ page: 1, contractor: {} as Contractor, product: {} });

/** The answers as they last settled: what is rendered. What is changed here is not kept in the draft. @internal */
export const stateAtom = atom(
  (get) => get(settledAtom),
  (get, set, change: Change<LineState>) => {
    const before = get(settledAtom);
    const after = change(before);
    if (after !== before) set(settledAtom, withOwn(get(lineAtom), after));
  },
);

/** A part with the letters that are being typed in it. */
const typingAtom = atom<Partial<Pick<LineState, Part>>>({});

/** Whether something was answered since the page opened. @internal */
export const touchedAtom = atom(false);

/**
 * The answers with the letters that are being typed: what a draft keeps and a request sends. Nothing that is rendered reads
 * it. What is changed here is kept.
 * @param typing the part that is being typed in. @defaultValue as it is
 * @internal
 */
export const draftAtom = atom(
  (get): LineState => ({ ...get(settledAtom), ...get(typingAtom) }),
  (get, set, change: Change<LineState>, typing?: Partial<Pick<LineState, Part>>) => {
    set(stateAtom, change);
    if (typing) set(typingAtom, typing);
    set(touchedAtom, true);
    // A line that was given whole has nothing to wait for that would bring it.
    if (get(lineAtom)) void keptState.preload().catch(() => undefined);
    get(keeperAtom)?.keep(asKept(get));
  },
);

/** The draft as it is stored. An answer of the product is a saved record only where its reader is loaded. @internal */
export function asKept(get: Getter): LineState {
  const state = get(draftAtom);
  const reader = keptState.loaded();
  return reader
    ? reader.asReferences(get(lineAtom), state)
    : { ...state, contractor: asReference(state.contractor) };
}

/** The page of the draft, counted from 1. @internal */
export const pageAtom = atom((get) => get(settledAtom).page);
/** @internal */
export const contractorAtom = atom((get) => get(settledAtom).contractor);
/** @internal */
export const productAtom = atom((get) => get(settledAtom).product);

/** Takes the questions of the line, and with them the answers as it wants them. @internal */
export const arriveAtom = atom(null, async (_, set, line: Line) => {
  const reader = await keptState.preload();
  set(lineAtom, line);
  set(stateAtom, (state) => reader.asWanted(line, state));
});

/** How often the answers were replaced as a whole. Forms use it as `key`, so their errors and unfinished text are discarded. @internal */
export const timesBegunAtom = atom(0);

/** Replaces all answers, or a part of them, and remounts the forms. @internal */
export const beginAtom = atom(null, (get, set, other: Partial<LineState>) => {
  set(timesBegunAtom, get(timesBegunAtom) + 1);
  set(draftAtom, (before) => ({ ...before, ...other }), {});
});

/** What a page tells of a part. */
interface Answered<P extends Part> {
  readonly part: P;
  /** With the letters that are being typed. */
  readonly now: LineState[P];
  readonly settled: LineState[P];
  /** The `timesBegunAtom` that the page was rendered with. */
  readonly timesBegun: number;
}

/** Stores the answers that a page reports; ignores a page that unmounts because its answers were replaced. @internal */
export const answerAtom = atom(
  null,
  (get, set, { part, now, settled, timesBegun }: Answered<Part>) => {
    if (timesBegun !== get(timesBegunAtom)) return;
    const take = (state: LineState): LineState =>
      state[part] === settled ? state : { ...state, [part]: settled };
    set(draftAtom, take, now === settled ? {} : { [part]: now });
  },
);

/** Whether an answer of the product is a saved record. @internal */
export const hasRecordsAtom = atom((get) => {
  const line = get(lineAtom);
  const records = line && keptState.loaded()?.recordsIn(line, get(productAtom));
  return Boolean(records?.length);
});

/** A part of the answers for the form that asks it: `values`, `onChange`, and a `key` that changes when they begin anew. */
export function useAnswersOf<P extends 'contractor' | 'product'>(part: P) {
  const atoms = { contractor: contractorAtom, product: productAtom } as const;
  const values = useAtomValue(atoms[part]) as LineState[P];
  const timesBegun = useAtomValue(timesBegunAtom);
  const answer = useSetAtom(answerAtom);
  return {
    key: timesBegun,
    values,
    onChange: (now: LineState[P], settled: LineState[P]) =>
      answer({ part, now, settled, timesBegun }),
  };
}

/** The number of the page that is shown: a draft may stand on one that another layout of the line does not have. */
export const useShownPage = ({ pages }: Pick<Outline, 'pages'>): number =>
  Math.min(useAtomValue(pageAtom), pages.length + 1);
