import { useSyncExternalStore } from 'react';
import type { AnswerStore } from '../answers/answer-store.ts';

/** What a store holds, as it last settled: drawn again when it settles otherwise, and not with each key. */
export const useSettled = <T>(store: AnswerStore<T>): T =>
  useSyncExternalStore(store.subscribe, store.settled, store.settled);
