import type { Failure, QuoteRequest } from '@preventivo/core';
import type { ConsentKey } from '@preventivo/core/consents';
import type { FinalState } from '@preventivo/wizard/dialogs';

/** Where a request stands. */
export type Phase =
  | { readonly is: 'answering' }
  | { readonly is: 'sending' }
  | Stopped
  /** The request was taken, and the visitor is asked how the quote is to come; in the end that was told, too. */
  | Taken;

/** The server has the request. */
export interface Taken {
  readonly is: 'taken' | 'sent';
  readonly request: QuoteRequest;
  readonly final: FinalState;
  /** When it was taken, in milliseconds since 1970, where that was before a reload. @defaultValue now */
  readonly at?: number;
}

/** Something stood in the way: the dialog says what, and where to go. */
export interface Stopped {
  readonly is: 'stopped';
  readonly message: string;
  /** What of it is wrong, where the message speaks of a whole. */
  readonly detail?: string;
  /** The server's own code, where no field is to blame: for whoever helps. */
  readonly code?: string | undefined;
  readonly action: 'field' | 'retry' | 'acknowledge';
  /** What was written by hand before the login, in a sentence that offers to save it, choose it and send. */
  readonly offer?: string;
  /** The page to go to, with what is wrong on it. */
  readonly page?: number;
  readonly failures?: readonly Failure[];
  /** The consents that are missing, to be marked there. */
  readonly missing?: readonly ConsentKey[];
}
