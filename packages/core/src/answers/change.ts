/** An answer, or what is made of the one before: boxes that share an answer may change it one right after another. */
export type Change<T> = T | ((before: T) => T);

/** The answer after a change. */
export const changed = <T>(before: T, change: Change<T>): T =>
  typeof change === 'function' ? (change as (before: T) => T)(before) : change;
