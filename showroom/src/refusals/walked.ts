import type { Outcome } from './outcome.ts';

/** A code, where it was answered, and what became of it. */
export interface Walked {
  readonly code: string;
  /** Who heard it, where it makes a difference. */
  readonly who: string;
  /** In answer to the request itself, not to the page. */
  readonly sending?: boolean;
  readonly outcome: Outcome;
}
