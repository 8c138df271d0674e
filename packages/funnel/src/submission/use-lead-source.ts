import { same } from '@preventivo/core';
import type { LeadSource } from '@preventivo/core/wire';
import type { createStore } from 'jotai';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import type { FunnelProps } from '../funnel-props.ts';
import { draftAtom, stateAtom, touchedAtom } from '../state/answers.ts';

type Store = ReturnType<typeof createStore>;
type Allows = FunnelProps['allowsLeadSource'];

/** Stores the source of the visit with its answers while the visitor allows it. Checks that on each page. */
export function useLeadSource(allows: Allows, isRestored: boolean, page: number): void {
  const store = useStore();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page checks again.
  useEffect(() => {
    if (isRestored) void keptLeadSource(store, allows);
  }, [store, allows, isRestored, page]);
}

/**
 * Stores the source of the visit with the answers, or removes it if it is not allowed. Resolves to the source to send.
 * Without its code, a request has none.
 */
export async function keptLeadSource(
  store: Store,
  allows: Allows,
): Promise<LeadSource | undefined> {
  if (!allows) return undefined;
  try {
    const { leadSourceNow } = await import('@preventivo/funnel/lazy/lead-source');
    const isAllowed = allows();
    const { source: kept } = store.get(stateAtom);
    const source = isAllowed ? leadSourceNow(kept) : undefined;
    // Write the draft only if there is one already, or if it may contain a source that is no longer allowed.
    const target = !isAllowed || store.get(touchedAtom) ? draftAtom : stateAtom;
    if (!same(kept, source))
      store.set(target, (state) => ({ ...state, source: source && { ...source } }));
    return source;
  } catch {
    return undefined;
  }
}
