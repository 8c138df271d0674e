import type { Failure } from '@preventivo/core';
import { type ConsentKey, type DatedConsents, shownConsents } from '@preventivo/core/consents';
import { atom } from 'jotai';
import type { LineState } from '../draft/line-state.ts';
import type { Rejection, RequestStatus } from '../submission/request-status.ts';
import { draftAtom, keeperAtom, startOverAtom } from './answers.ts';

/**
 * 'found': a draft of this device. 'late': no draft, because the storage timed out. 'carried': the contractor of the
 * last quote. 'resumed': a draft from another device. 'otherTab': another tab has changed the draft.
 */
export type Restored = 'found' | 'late' | 'carried' | 'resumed' | 'otherTab';

/**
 * Which draft was restored when the page opened, until its note is dismissed. 'looking' while it is read. @internal
 */
export const restoredAtom = atom<'looking' | 'nothing' | Restored>('looking');

/** Whether to show the note that the data on the device was erased. @internal */
export const erasedAtom = atom(false);

/** The status of the request. @internal */
export const statusAtom = atom<RequestStatus>({ is: 'answering' });

/** The failures of a rejected request, while their page is open. @internal */
export const rejectedAtom = atom<readonly Failure[] | undefined>(undefined);

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
    set(rejectedAtom, failures);
  },
);

/** Starts over with empty answers, and removes the draft. @internal */
export const restartAtom = atom(null, (get, set, empty: LineState) => {
  set(startVisitAtom, empty);
  get(keeperAtom)?.drop();
  set(restoredAtom, 'nothing');
});
