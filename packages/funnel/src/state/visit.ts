import { type ConsentKey, type DatedConsents, shownConsents } from '@preventivo/core/consents';
import { atom } from 'jotai';
import type { DraftNoteProps } from '../draft/draft-note.tsx';
import type { LineState } from '../draft/line-state.ts';
import type { Rejection, RequestStatus } from '../submission/request-status.ts';
import { draftAtom, keeperAtom, startOverAtom } from './answers.ts';

/** The draft that was restored when the page opened, until its note is dismissed. @internal */
export const restoredAtom = atom<'looking' | 'nothing' | DraftNoteProps['restored']>('looking');

/** Whether the device was just erased, until the note about it is dismissed. @internal */
export const erasedAtom = atom(false);

/** The status of the request. @internal */
export const statusAtom = atom<RequestStatus>({ is: 'answering' });

/** The failures of a rejected request, and their page. @internal */
export const rejectedAtom = atom<Required<Pick<Rejection, 'page' | 'failures'>> | undefined>(
  undefined,
);

/**
 * The consents of a request. They live as long as the page: none is restored as ticked
 * (docs/rules/consents.md#never-ticked-beforehand).
 * @internal
 */
export const consentsAtom = atom<DatedConsents>(shownConsents());
/** The mandatory consents that were missing at the last validation. @internal */
export const missingConsentsAtom = atom<readonly ConsentKey[]>([]);

/** Clears all consents, since they were given for other answers. @internal */
export const resetConsentsAtom = atom(null, (_, set) => {
  set(consentsAtom, shownConsents());
  set(missingConsentsAtom, []);
});

/** Turns to a page, and forgets why a request was rejected. @internal */
export const goToAtom = atom(null, (_, set, page: number) => {
  set(rejectedAtom, undefined);
  set(draftAtom, (state) => ({ ...state, page }));
});

/** Replaces all answers, and clears the consents and failures of those before. @internal */
export const startVisitAtom = atom(null, (_, set, state: LineState) => {
  set(resetConsentsAtom);
  set(rejectedAtom, undefined);
  set(startOverAtom, state);
});

/** Closes the dialog of a rejected request, and turns to the page of its failures. @internal */
export const showRejectionAtom = atom(
  null,
  (_, set, { page, failures = [], missing = [] }: Rejection) => {
    set(statusAtom, { is: 'answering' });
    set(missingConsentsAtom, missing);
    if (page === undefined || failures.length === 0) return;
    set(goToAtom, page);
    set(rejectedAtom, { page, failures });
  },
);

/** Starts over with an empty line, and removes the draft. @internal */
export const restartAtom = atom(null, (get, set, empty: LineState) => {
  set(startVisitAtom, empty);
  get(keeperAtom)?.drop();
  set(restoredAtom, 'nothing');
});
