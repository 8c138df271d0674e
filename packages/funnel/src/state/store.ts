import type { DraftStorage } from '@preventivo/core/draft';
import { createStore } from 'jotai';
import { draftKeeper } from '../draft/draft-keeper.ts';
import { emptyState } from '../draft/line-state.ts';
import { type LineSource, wholeOf } from '../line/use-whole-line.ts';
import { keeperAtom, lineAtom, stateAtom } from './answers.ts';
import { erasedAtom, resetConsentsAtom } from './visit.ts';

/**
 * Returns the jotai store of an empty funnel. @internal
 * @param isErased whether the visitor just erased the device's data
 */
export function createFunnelStore(line: LineSource, storage: DraftStorage, isErased = false) {
  const whole = wholeOf(line);
  const store = createStore();
  store.set(lineAtom, whole);
  store.set(stateAtom, () => emptyState(line, whole));
  store.set(keeperAtom, draftKeeper(storage, line.id, line.version, Date.now));
  store.set(resetConsentsAtom);
  store.set(erasedAtom, isErased);
  return store;
}
