import { shownConsents } from '@preventivo/core/consents';
import type { DraftStorage } from '@preventivo/core/draft';
import { createStore } from 'jotai';
import { draftKeeper } from '../draft/draft-keeper.ts';
import { emptyState } from '../draft/line-state.ts';
import { type LineSource, wholeOf } from '../line/use-whole-line.ts';
import { keeperAtom, lineAtom, stateAtom } from './answers.ts';
import { consentsAtom, erasedAtom } from './visit.ts';

/** The jotai store of a funnel whose visitor has answered nothing. @internal @param isErased whether the device was erased a moment ago */
export function createFunnelStore(line: LineSource, storage: DraftStorage, isErased = false) {
  const whole = wholeOf(line);
  const store = createStore();
  store.set(lineAtom, whole);
  store.set(stateAtom, () => emptyState(line, whole));
  store.set(keeperAtom, draftKeeper(storage, line.id, line.version, Date.now));
  store.set(consentsAtom, shownConsents());
  store.set(erasedAtom, isErased);
  return store;
}
