import type { LeadSource } from '@preventivo/core/wire';
import type { createStore } from 'jotai';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import type { FunnelProps } from '../funnel-props.ts';

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

/** Returns the source to send. Without its code, a request has none. */
export async function keptLeadSource(
  store: Store,
  allows: Allows,
): Promise<LeadSource | undefined> {
  if (!allows) return undefined;
  return import('@preventivo/funnel/lazy/lead-source')
    .then(({ keepLeadSource }) => keepLeadSource(store, allows()))
    .catch(() => undefined);
}
