import type { Failure, QuoteRequest } from '@preventivo/core';
import type { FinalState } from '@preventivo/wizard/dialogs';

/** Where a request stands. */
export type Phase =
  | { readonly is: 'answering' }
  | { readonly is: 'sending' }
  | Stopped
  /** The request was taken, and the visitor is asked how the quote is to come; in the end that was told, too. */
  | { readonly is: 'taken' | 'sent'; readonly request: QuoteRequest; readonly final: FinalState };

/** Something stood in the way: the dialog says what, and where to go. */
export interface Stopped {
  readonly is: 'stopped';
  readonly message: string;
  readonly action: 'field' | 'retry' | 'acknowledge';
  /** The page to go to, with what is wrong on it. */
  readonly page?: number;
  readonly failures?: readonly Failure[];
}
