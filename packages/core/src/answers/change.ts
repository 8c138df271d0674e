/**
 * A new answer, or a function that computes it from the current answer. Inputs that edit one shared answer pass a
 * function, because two of them may change it in the same tick.
 */
export type Change<T> = T | ((before: T) => T);

/** Returns the answer after a change. */
export const changed = <T>(before: T, change: Change<T>): T =>
  typeof change === 'function' ? (change as (before: T) => T)(before) : change;
