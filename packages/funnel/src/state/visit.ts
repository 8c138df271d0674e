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
 * 'found': a draft of this device. 'late': no draft, because the storage timed out. 'carried': the contractor of the
 * last quote. 'resumed': a draft from another device. 'otherTab': another tab has changed the draft.
 */
export type Restored = 'found' | 'late' | 'carried' | 'resumed' | 'otherTab';

/** Which draft was restored, until its note is dismissed. 'looking' while it is read. @internal */
export const restoredAtom = atom<'looking' | 'nothing' | Restored>('looking');

/** Whether to show the note that the data on the device was erased. @internal */
export const erasedAtom = atom(false);

/** The state of a request. */
export type RequestStatus = NotTaken | Taken | Sent;

export type NotTaken = { readonly kind: 'answering' } | { readonly kind: 'sending' } | Rejection;

/** The server has accepted the request. The dialog asks how the visitor wants the quote. */
export interface Taken {
  readonly kind: 'taken';
  readonly request: QuoteRequest;
  readonly final: FinalState;
  /** When the server accepted the request, in milliseconds since 1970. */
  readonly at: number;
  /** The channels that were sent without a response. The server may have stored one of them. */
  readonly lost: readonly RecallChannel[];
}

/** The question is answered or skipped, and the page after the request is visible. */
export interface Sent extends Pick<Taken, 'request' | 'at'> {
  readonly kind: 'sent';
  /** The channel that the server stored. Undefined if the visitor skipped the question, or if it is not known. */
  readonly channel: RecallChannel | undefined;
}

/** A request that was not sent or was refused: the text of the dialog, and the page that it leads to. */
export interface Rejection {
  readonly kind: 'stopped';
  readonly message: string;
  /** The sentence of the first failure, if `message` belongs to a group of questions. */
  readonly detail?: string;
  /** The server's error code if the refusal names no field, for the help desk. */
  readonly code?: string | undefined;
  readonly action: 'field' | 'retry' | 'acknowledge';
  /**
   * The text of an offer to save the contractor entered before the login as a record, choose it and send.
   */
  readonly offer?: string;
  /** The page with the failures. */
  readonly page?: number;
  readonly failures?: readonly Failure[];
  /** The missing consents, which `page` marks. */
  readonly missing?: readonly ConsentKey[];
}

/** The status of the request. @internal */
export const statusAtom = atom<RequestStatus>({ kind: 'answering' });

/** The failures of a rejected request, while their page is open. @internal */
export const rejectedAtom = atom<readonly Failure[] | undefined>(undefined);

/** Failures that the form's rules or the server found, and the answers that they are about. */
export interface Refused {
  readonly page: number;
  readonly failures: readonly Failure[];
  readonly state: LineState;
}

/** The last refusal of a page or of the request. @internal */
export const refusedAtom = atom<Refused | undefined>(undefined);

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
 * Returns the jotai store of an empty funnel. @internal
 * @param isErased whether the visitor just erased the device's data
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
