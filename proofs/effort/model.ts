export interface Effort {
  /** Presses of keys: characters, Tab, arrows, Enter. */
  readonly keys: number;
  readonly presses: number;
  /** Distance scrolled between the elements used, in px. Excludes changes of the page. */
  readonly pixels: number;
  readonly seconds: number;
  /** The part of `seconds` that is reading. It does not depend on keyboard or mouse. */
  readonly reading: number;
}

export interface Acts {
  readonly keys: number;
  readonly presses: number;
  /** Screenfuls scrolled by hand, rounded up. */
  readonly screenfuls: number;
  readonly changes: number;
  /** Questions and buttons to read, including prefilled ones. */
  readonly read: number;
}

/**
 * The operators of the keystroke-level model and their times in seconds, for an average typist who
 * makes no mistakes: Card, Moran, Newell, 'The Keystroke-Level Model for User Performance Time with
 * Interactive Systems', CACM 23 (1980), 396 to 410. The model has no scrolling, so each screenful
 * counts like pointing. Waiting is not counted.
 */
const SECONDS: Readonly<Record<keyof Acts, number>> = {
  keys: 0.28,
  presses: 1.1,
  screenfuls: 1.1,
  changes: 0.4,
  read: 1.35,
};

export function secondsOf(acts: Acts): number {
  const kinds = Object.keys(SECONDS) as (keyof Acts)[];
  return kinds.reduce((sum, kind) => sum + acts[kind] * SECONDS[kind], 0);
}

export const readingOf = (times: number): number => times * SECONDS.read;
