import type { Outcome } from './outcome.ts';

/** A code, the call that returned it, and the result. */
export interface Walked {
  readonly code: string;
  /** The visitor, if the result depends on them. */
  readonly who: string;
  /** Whether the final request returned it, not a page. */
  readonly sending?: boolean;
  readonly outcome: Outcome;
}
