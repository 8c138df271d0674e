/** What somebody has done. */
export interface Effort {
  /** Characters typed, Tab, arrows, Enter. */
  readonly keys: number;
  /** Presses of a mouse or a finger. */
  readonly presses: number;
  /** How far the page has moved between what was used, px; turning a page is not counted. */
  readonly pixels: number;
  readonly seconds: number;
  /** Of them those of reading, which are the same whatever the hands have to do. */
  readonly reading: number;
}

/** What it takes seconds for. */
export interface Acts {
  readonly keys: number;
  readonly presses: number;
  /** Screenfuls scrolled by hand, each one begun is one. */
  readonly screenfuls: number;
  /** How often a hand went from the keyboard to the mouse or back. */
  readonly changes: number;
  /** Questions and buttons that had to be read; what was filled in is read like all else. */
  readonly read: number;
}

/**
 * The operators of the keystroke-level model, in seconds, for an average typist who makes no
 * mistake: Card, Moran, Newell, 'The Keystroke-Level Model for User Performance Time with
 * Interactive Systems', CACM 23 (1980), 396 to 410. It knows no scrolling: a screenful is taken
 * for a pointing. Waiting is left out.
 */
const SECONDS: Readonly<Record<keyof Acts, number>> = {
  keys: 0.28,
  presses: 1.1,
  screenfuls: 1.1,
  changes: 0.4,
  read: 1.35,
};

/** Seconds of all that was done. */
export function secondsOf(acts: Acts): number {
  const kinds = Object.keys(SECONDS) as (keyof Acts)[];
  return kinds.reduce((sum, kind) => sum + acts[kind] * SECONDS[kind], 0);
}

/** Seconds of reading so many questions and buttons. */
export const readingOf = (times: number): number => times * SECONDS.read;
