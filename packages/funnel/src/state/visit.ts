import type { Failure } from '@preventivo/core';
import {
  type ConsentKey,
  type DatedConsents,
  noConsents,
  shownConsents,
} from '@preventivo/core/consents';
import { atom } from 'jotai';
import type { LineState } from '../draft/line-state.ts';
import type { Worded } from '../languages/languages.tsx';
import type { Phase, Stopped } from '../submission/phase.ts';
import { beginAtom, draftAtom, keeperAtom } from './answers.ts';

/**
 * The line in the language that is spoken, and how all the rest is said in it; nothing while it is Italian, as it stands.
 * `choices` counts how often the visitor has chosen a language.
 * @internal
 */
export const wordedAtom = atom<Partial<Worded> & { readonly choices: number }>({ choices: 0 });

/** How a draft was come by when the page opened; `carried`: who asked for the quote before; `resumed`: on another device; `otherTab`: another tab has changed it since. */
type Restored = 'looking' | 'nothing' | 'found' | 'late' | 'carried' | 'resumed' | 'otherTab';

/** @internal */
export const restoredAtom = atom<Restored>('looking');

/** Whether the device was erased a moment ago, until its note was taken away. @internal */
export const erasedAtom = atom(false);

/** Where the request stands. @internal */
export const phaseAtom = atom<Phase>({ is: 'answering' });

/** Whether pages may not be turned: what is sent are the answers of the press, and a dialog speaks of the page behind it. @internal */
export const isHeldAtom = atom((get) => get(phaseAtom).is !== 'answering');

/** What a request was rejected for, and the page that it is on. @internal */
export const rejectedAtom = atom<
  { readonly page: number; readonly failures: readonly Failure[] } | undefined
>(undefined);

/**
 * The consents of a request. They live as long as the page: none is ever restored as ticked
 * (docs/rules/consents.md#never-ticked-beforehand).
 * @internal
 */
export const consentsAtom = atom<DatedConsents>({ consents: noConsents, openedAt: '' });
/** The mandatory ones that were missing when it was last looked. @internal */
export const missingConsentsAtom = atom<readonly ConsentKey[]>([]);

/** Gives no consent any more: other answers are to be signed. @internal */
export const resetConsentsAtom = atom(null, (_, set) => {
  set(consentsAtom, shownConsents());
  set(missingConsentsAtom, []);
});

/** Turns to a page. Nothing is wrong with it yet. @internal */
export const goToAtom = atom(null, (_, set, page: number) => {
  set(rejectedAtom, undefined);
  set(draftAtom, (state) => ({ ...state, page }));
});

/** Begins with other answers: nothing is agreed to, or wrong, with them. @internal */
export const beginVisitAtom = atom(null, (_, set, state: LineState) => {
  set(resetConsentsAtom);
  set(rejectedAtom, undefined);
  set(beginAtom, state);
});

/** Closes the dialog of what stopped a request, and turns to the page that it leads to. @internal */
export const leaveAtom = atom(null, (_, set, { page, failures = [], missing = [] }: Stopped) => {
  set(phaseAtom, { is: 'answering' });
  set(missingConsentsAtom, missing);
  if (page === undefined || failures.length === 0) return;
  set(goToAtom, page);
  set(rejectedAtom, { page, failures });
});

/** Starts over: the answers go, and what was kept of them. @internal */
export const restartAtom = atom(null, (get, set, empty: LineState) => {
  set(beginVisitAtom, empty);
  get(keeperAtom)?.drop();
  set(restoredAtom, 'nothing');
});
