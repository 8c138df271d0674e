import type { Failure, QuoteRequest } from '@preventivo/core';
import type { FinalState } from '@preventivo/wizard/dialogs';

/** Where a request stands. */
export type Phase =
  | { readonly is: 'answering' }
  | { readonly is: 'sending' }
  | Stopped
  | { readonly is: 'taken'; readonly request: QuoteRequest; readonly final: FinalState }
  | { readonly is: 'sent'; readonly request: QuoteRequest };

/** Something stood in the way: the dialog says what, and where to go. */
export interface Stopped {
  readonly is: 'stopped';
  readonly message: string;
  readonly action: 'field' | 'retry' | 'acknowledge';
  /** The page to go to, with what is wrong on it. */
  readonly page?: number;
  readonly failures?: readonly Failure[];
}
