import type { Outcome } from './outcome.ts';

/** An error code, the request that was rejected with it, and what the visitor saw. */
export interface Walked {
  readonly code: string;
  /** The kind of visitor, if the result depends on it. */
  readonly who: string;
  /** Whether the server rejected the quote request instead of page 1. */
  readonly sending?: boolean;
  readonly outcome: Outcome;
}
