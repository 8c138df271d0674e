import type { Outcome } from './outcome.ts';

/** A code, the call that was rejected with it, and the result. */
export interface Walked {
  readonly code: string;
  /** The visitor, if the result depends on them. */
  readonly who: string;
  /** Whether the server rejected the final request, not a page. */
  readonly sending?: boolean;
  readonly outcome: Outcome;
}
