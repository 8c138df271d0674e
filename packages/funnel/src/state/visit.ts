import { type ConsentKey, type DatedConsents, shownConsents } from '@preventivo/core/consents';
import { atom } from 'jotai';
import type { DraftNoteProps } from '../draft/draft-note.tsx';
import type { LineState } from '../draft/line-state.ts';
import type { Rejection, RequestStatus } from '../submission/request-status.ts';
import { draftAtom, keeperAtom, startOverAtom } from './answers.ts';

/**
 * Which draft was restored when the page opened, until its note is dismissed. 'looking' while it is read. @internal
 */
export const restoredAtom = atom<'looking' | 'nothing' | DraftNoteProps['restored']>('looking');

/** Whether to show the note that the data on the device was erased. @internal */
export const erasedAtom = atom(false);

/** The status of the request. @internal */
export const statusAtom = atom<RequestStatus>({ is: 'answering' });

/** The failures of a rejected request, and their page. @internal */
export const rejectedAtom = atom<Required<Pick<Rejection, 'page' | 'failures'>> | undefined>(
  undefined,
);

/**
 * The consents of a request. They are not stored, so that no consent is ticked after a reload
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

/** Goes to a page, and clears the failures of a rejected request. @internal */
export const goToAtom = atom(null, (_, set, page: number) => {
  set(rejectedAtom, undefined);
  set(draftAtom, (state) => ({ ...state, page }));
});

/** Replaces all answers, and clears the consents and failures of the previous answers. @internal */
export const startVisitAtom = atom(null, (_, set, state: LineState) => {
  set(resetConsentsAtom);
  set(rejectedAtom, undefined);
  set(startOverAtom, state);
});

/** Closes the dialog of a rejected request, and goes to the page with its failures. @internal */
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

/** Starts over with empty answers, and removes the draft. @internal */
export const restartAtom = atom(null, (get, set, empty: LineState) => {
  set(startVisitAtom, empty);
  get(keeperAtom)?.drop();
  set(restoredAtom, 'nothing');
});
