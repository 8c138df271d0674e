/** An answer, or a function of the answer before: inputs that share an answer may change it in the same tick. */
export type Change<T> = T | ((before: T) => T);

/** Returns the answer after a change. */
export const changed = <T>(before: T, change: Change<T>): T =>
  typeof change === 'function' ? (change as (before: T) => T)(before) : change;
