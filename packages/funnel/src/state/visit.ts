import type { Failure, QuoteRequest } from '@preventivo/core';
import { type ConsentKey, type DatedConsents, shownConsents } from '@preventivo/core/consents';
import type { DraftStorage } from '@preventivo/core/draft';
import type { FinalState, RecallChannel } from '@preventivo/wizard/dialogs';
import { atom, createStore } from 'jotai';
import { draftKeeper } from '../draft/draft-keeper.ts';
import { emptyState, type LineState } from '../draft/line-state.ts';
import { type LineSource, wholeOf } from '../line/use-whole-line.ts';
import { draftAtom, keeperAtom, lineAtom, startOverAtom, stateAtom } from './answers.ts';

/**
 * 'found': a draft of this device. 'late': no draft, because reading the storage timed out. 'carried': the contractor
 * of the last quote. 'resumed': a draft from another device. 'otherTab': the draft that another tab has changed.
 */
export type Restored = 'found' | 'late' | 'carried' | 'resumed' | 'otherTab';

/** Which draft was restored, until the visitor dismisses its note. 'looking' while the draft is read. @internal */
export const restoredAtom = atom<'looking' | 'nothing' | Restored>('looking');

/** Whether to show the note that the data on the device was erased. @internal */
export const erasedAtom = atom(false);

/** The state of a request. */
export type RequestStatus = NotTaken | Taken | Sent;

export type NotTaken = { readonly kind: 'answering' } | { readonly kind: 'sending' } | Rejection;

/** The server has accepted the request. The dialog asks by which channel the visitor wants the quote. */
export interface Taken {
  readonly kind: 'taken';
  readonly request: QuoteRequest;
  readonly final: FinalState;
  /** When the server accepted the request, in milliseconds since 1970. */
  readonly at: number;
  /** The channels that the page has sent without receiving a response. The server may have stored one of them. */
  readonly lost: readonly RecallChannel[];
}

/** The visitor has answered or skipped the question about the channel, and sees the page after the request. */
export interface Sent extends Pick<Taken, 'request' | 'at'> {
  readonly kind: 'sent';
  /**
   * The channel that the server stored. Undefined if the visitor skipped the question, or if the page does not know it.
   */
  readonly channel: RecallChannel | undefined;
}

/** A request that was not sent or was refused: the dialog's text, and the page that the dialog leads to. */
export interface Rejection {
  readonly kind: 'stopped';
  readonly message: string;
  /** The first failure's sentence, if `message` is about a group of questions. */
  readonly detail?: string;
  /** The server's error code, for the help desk, if the refusal names no field. */
  readonly code?: string | undefined;
  readonly action: 'field' | 'retry' | 'acknowledge';
  /**
   * The text of an offer. If the user accepts it, the contractor typed before the login is saved and selected as a
   * record. Then the request is sent.
   */
  readonly offer?: string;
  /** The page with the failures. */
  readonly page?: number;
  readonly failures?: readonly Failure[];
  /** The missing consents. `page` marks them. */
  readonly missing?: readonly ConsentKey[];
}

/** The status of the request. @internal */
export const statusAtom = atom<RequestStatus>({ kind: 'answering' });

/** The failures of a rejected request. Cleared when the visitor goes to another page. @internal */
export const rejectedAtom = atom<readonly Failure[] | undefined>(undefined);

/** Failures that the form's rules or the server reported, and the answers at that time. */
export interface Refused {
  readonly page: number;
  readonly failures: readonly Failure[];
  readonly state: LineState;
}

/** The last refusal of a page or of the request. @internal */
export const refusedAtom = atom<Refused | undefined>(undefined);

/**
 * The consents of a request. They are not stored: after a reload no consent may be ticked
 * (docs/rules/consents.md#never-ticked-beforehand).
 * @internal
 */
export const consentsAtom = atom<DatedConsents>(shownConsents());
/** The mandatory consents that were missing at the last validation. @internal */
export const missingConsentsAtom = atom<readonly ConsentKey[]>([]);

/** Clears all consents, because the visitor gave them for other answers. @internal */
export const resetConsentsAtom = atom(null, (_, set) => {
  set(consentsAtom, shownConsents());
  set(missingConsentsAtom, []);
});

/** Goes to a page. Clears the failures of a rejected request. @internal */
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
  (get, set, { page, failures = [], missing = [] }: Rejection) => {
    set(statusAtom, { kind: 'answering' });
    set(missingConsentsAtom, missing);
    if (page === undefined || failures.length === 0) return;
    set(goToAtom, page);
    set(rejectedAtom, failures);
    set(refusedAtom, { page, failures, state: get(stateAtom) });
  },
);

/** Starts over with empty answers, and removes the draft. @internal */
export const restartAtom = atom(null, (get, set, empty: LineState) => {
  set(startVisitAtom, empty);
  get(keeperAtom)?.drop();
  set(restoredAtom, 'nothing');
});

/**
 * Returns the jotai store of a funnel without answers. @internal
 * @param isErased whether the visitor has just erased the device's data
 */
export function createFunnelStore(line: LineSource, storage: DraftStorage, isErased = false) {
  const whole = wholeOf(line);
  const store = createStore();
  store.set(lineAtom, whole);
  store.set(stateAtom, () => emptyState(line, whole));
  store.set(keeperAtom, draftKeeper(storage, line.id, line.version, Date.now));
  store.set(resetConsentsAtom);
  store.set(erasedAtom, isErased);
  return store;
}
