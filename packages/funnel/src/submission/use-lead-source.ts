import { same } from '@preventivo/core';
import type { LeadSource } from '@preventivo/core/wire';
import type { createStore } from 'jotai';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import type { FunnelProps } from '../funnel-props.ts';
import { draftAtom, stateAtom, touchedAtom } from '../state/answers.ts';

type Store = ReturnType<typeof createStore>;
type Allows = FunnelProps['allows'];

/**
 * While the visitor allows it, stores with the answers how the visitor reached the page. Checks the permission on each
 * page.
 */
export function useLeadSource(allows: Allows, isRestored: boolean, page: number): void {
  const store = useStore();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page checks again.
  useEffect(() => {
    if (isRestored) void keptLeadSource(store, allows);
  }, [store, allows, isRestored, page]);
}

/**
 * Stores with the answers how the visitor reached the page, or removes it without permission. Resolves to the source to
 * send. If its code fails to load, resolves to undefined.
 */
export async function keptLeadSource(
  store: Store,
  allows: Allows,
): Promise<LeadSource | undefined> {
  if (!allows) return undefined;
  try {
    const { leadSourceNow } = await import('@preventivo/funnel/lazy/lead-source');
    const isAllowed = allows('attribution');
    const { source: kept } = store.get(stateAtom);
    const source = isAllowed ? leadSourceNow(kept) : undefined;
    // Write the draft only if the visitor has answered something, or if the draft may contain a source without
    // permission.
    const target = !isAllowed || store.get(touchedAtom) ? draftAtom : stateAtom;
    if (!same(kept, source))
      store.set(target, (state) => ({ ...state, source: source && { ...source } }));
    return source;
  } catch {
    return undefined;
  }
}
