export interface Effort {
  /** Key presses: characters, Tab, arrows, Enter. */
  readonly keys: number;
  readonly presses: number;
  /**
   * The distance scrolled between the elements that the visitor uses, in px. Scrolling because of a page turn does not
   * count.
   */
  readonly pixels: number;
  readonly seconds: number;
  /** The part of `seconds` for reading, which does not depend on keyboard or mouse. */
  readonly reading: number;
}

export interface Acts {
  readonly keys: number;
  readonly presses: number;
  /** Window heights that the visitor scrolls by hand, rounded up. */
  readonly screenfuls: number;
  readonly changes: number;
  /** Questions and buttons that the visitor reads, including prefilled questions. */
  readonly read: number;
}

/**
 * The operators of the keystroke-level model, in seconds, for an average typist without mistakes. Source: Card, Moran,
 * Newell, 'The Keystroke-Level Model for User Performance Time with Interactive Systems', CACM 23 (1980), 396 to 410.
 * The model does not contain scrolling, so scrolling by a window height counts as pointing. Waiting does not count.
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
