import type { Outcome } from './outcome.ts';

/** An error code, the request that was rejected with it, and what the visitor saw. */
export interface Walked {
  readonly code: string;
  /** The kind of visitor, if the result depends on it. */
  readonly who: string;
  /** Whether the server rejected the final submit, and not a page. */
  readonly sending?: boolean;
  readonly outcome: Outcome;
}
