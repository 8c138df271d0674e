import { same } from '../table/same.ts';

/**
 * What changes while somebody types: as it is at this key, and as it was when it last settled. A page is
 * drawn with the latter, so that a key redraws nothing.
 */
export interface AnswerStore<T> {
  /** As it is now, letters that are being typed included. */
  get(): T;
  /** As it was when it last settled. */
  settled(): T;
  /** @param isSettled false while an answer is being typed. @defaultValue true */
  update(change: (value: T) => T, isSettled?: boolean): void;
  /** Begins anew with a value: forms over it are drawn from nothing. */
  reset(value: T): void;
  /** How often it has begun anew. */
  resets(): number;
  /** Hears that it changed, or began anew. Answers how to stop. */
  subscribe(listener: () => void): () => void;
}

/**
 * A store that begins with `initial`.
 * @param settle what every value goes through when it settles
 */
export function createAnswerStore<T>(
  initial: T,
  settle: (value: T) => T = (value) => value,
): AnswerStore<T> {
  const listeners = new Set<() => void>();
  let now = initial;
  let settled = initial;
  let resets = 0;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    get: () => now,
    settled: () => settled,
    update(change, isSettled = true) {
      const isTyping = now !== settled;
      now = isSettled ? settle(change(now)) : change(now);
      // What is being typed elsewhere in it is neither lost nor drawn.
      if (isSettled) {
        settled = isTyping ? settle(change(settled)) : now;
        if (isTyping && same(now, settled)) settled = now;
      }
      tell();
    },
    reset(value) {
      now = settle(value);
      settled = now;
      resets += 1;
      tell();
    },
    resets: () => resets,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A part of what a store holds, as a store of its own: the one keeps nothing that the other has not. */
export function partOf<T extends object, P>(
  store: AnswerStore<T>,
  read: (whole: T) => P,
  write: (whole: T, part: P) => T,
): AnswerStore<P> {
  // Read once per whole: who compares what was drawn finds the same.
  const known = new WeakMap<T, P>();
  const partIn = (whole: T): P => {
    const part = known.has(whole) ? (known.get(whole) as P) : read(whole);
    known.set(whole, part);
    return part;
  };
  return {
    get: () => partIn(store.get()),
    settled: () => partIn(store.settled()),
    update: (change, isSettled) =>
      store.update((whole) => write(whole, change(partIn(whole))), isSettled),
    reset: (part) => store.reset(write(store.get(), part)),
    resets: store.resets,
    subscribe: store.subscribe,
  };
}
