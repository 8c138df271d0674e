import type { Failure, QuoteRequest } from '@preventivo/core';
import type { ConsentKey } from '@preventivo/core/consents';
import type { FinalState, RecallChannel } from '@preventivo/wizard/dialogs';

/** The state of a request. */
export type RequestStatus = NotTaken | Taken;

export type NotTaken = { readonly is: 'answering' } | { readonly is: 'sending' } | Rejection;

/**
 * The server has accepted the request. 'taken' asks how the visitor wants the quote; 'sent' shows the page after that.
 */
export interface Taken {
  readonly is: 'taken' | 'sent';
  readonly request: QuoteRequest;
  readonly final: FinalState;
  /** When the server accepted the request, in milliseconds since 1970. */
  readonly at: number;
  /** The channels that were sent without a response. The server may have stored one of them. */
  readonly lost: readonly RecallChannel[];
}

/** A request that was not sent or was refused: the text of the dialog, and the page that it leads to. */
export interface Rejection {
  readonly is: 'stopped';
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
