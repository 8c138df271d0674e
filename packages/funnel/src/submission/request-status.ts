import type { Failure, QuoteRequest } from '@preventivo/core';
import type { ConsentKey } from '@preventivo/core/consents';
import type { FinalState, RecallChannel } from '@preventivo/wizard/dialogs';

/** The state of a request. */
export type RequestStatus = NotTaken | Taken;

export type NotTaken = { readonly is: 'answering' } | { readonly is: 'sending' } | Rejection;

/** The server has the request. `taken` asks how the visitor wants the quote; `sent` shows the page after it. */
export interface Taken {
  readonly is: 'taken' | 'sent';
  readonly request: QuoteRequest;
  readonly final: FinalState;
  /** When the server took it, in milliseconds since 1970. */
  readonly at: number;
  /** The channels that were sent and got no answer: the server may have stored one of them. */
  readonly lost: readonly RecallChannel[];
}

/** A request that was not sent or was refused: the text of the dialog, and the page that it leads to. */
export interface Rejection {
  readonly is: 'stopped';
  readonly message: string;
  /** The sentence of the first failure, where `message` is that of a group. */
  readonly detail?: string;
  /** The server's own code where no field is to blame, for the help desk. */
  readonly code?: string | undefined;
  readonly action: 'field' | 'retry' | 'acknowledge';
  /** The sentence that offers to save the answers written before the login, choose that record and send. */
  readonly offer?: string;
  /** The page with the failures. */
  readonly page?: number;
  readonly failures?: readonly Failure[];
  /** The missing consents, to be marked on that page. */
  readonly missing?: readonly ConsentKey[];
}
