import type { Draft } from './draft.ts';

/** Which draft is wanted. */
export interface DraftWanted {
  readonly line: string;
  /** The version of the line's questions. */
  readonly version: string;
  /** The time, in milliseconds since 1970. */
  readonly now: number;
  /** How long the storage may take. @defaultValue 5000 */
  readonly timeoutMs?: number;
}

/** A draft, or why there is none. */
export type DraftRead =
  | { readonly draft: Draft }
  | { readonly draft: null; readonly reason: NoDraft };
/** `timeout`: the storage gave no answer in time, or failed; what it holds is left alone. */
export type NoDraft = 'none' | 'old' | 'other-version' | 'broken' | 'timeout';
