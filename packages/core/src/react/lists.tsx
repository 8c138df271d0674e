import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Client } from '../http/client.ts';
import { hasInteracted, onFirstInteraction } from '../page/first-interaction.ts';
import type { Option } from '../table/option.ts';
import { type CallQuery, shownInPlace } from './calls.ts';
import { listsKey } from './known-lists.ts';
import { ListFailed } from './list-failed.ts';
import { usePreventivo } from './preventivo.tsx';
import { useSharedQueryClient } from './query-client.tsx';

/**
 * Returns the query options of an option list: `useQuery(optionsOf(client, 'sport'))`, or
 * `queryClient.prefetchQuery(…)` in advance. The professions of an area are the list `professions/<area>`, which has
 * its own call.
 */
export const optionsOf = (
  client: Pick<Client, 'line' | 'enums' | 'professions'>,
  list: string,
): CallQuery<readonly Option[]> => ({
  queryKey: [...listsKey(client), list],
  queryFn: async ({ signal }) => {
    const area = /^professions\/(.+)$/.exec(list)?.[1];
    const result = await (area
      ? client.professions(area, { signal })
      : client.enums(list, { signal }));
    if (result.ok) return result.data;
    throw new ListFailed(list, result);
  },
  // Lists change only when the back end is updated, not during a visit. They stay in the cache,
  // because answers are validated against them.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  ...shownInPlace,
});

/** An option list and its loading status. */
export interface List {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Empty until it is ready. */
  readonly options: readonly Option[];
  /** Retries after a failure. */
  readonly retry: () => void;
}

/**
 * Returns an option list of the line, translated by the application. The query waits for the first
 * interaction, so that a visitor who only reads the page loads nothing.
 */
export function useList(name: string): List {
  const { client, wording } = usePreventivo();
  const { data, isError, isFetching, refetch } = useQuery(
    { ...optionsOf(client, name), enabled: useHasInteracted() },
    useSharedQueryClient(),
  );
  const failed = isError && !isFetching;
  return useMemo(() => {
    const retry = () => void refetch();
    if (data) return { status: 'ready', options: wording?.list(name, data) ?? data, retry };
    return { status: failed ? 'failed' : 'loading', options: noOptions, retry };
  }, [name, data, failed, wording, refetch]);
}

const noOptions: readonly Option[] = [];

function useHasInteracted(): boolean {
  const [isTrue, setTrue] = useState(hasInteracted);
  useEffect(() => (isTrue ? undefined : onFirstInteraction(() => setTrue(true))), [isTrue]);
  return isTrue;
}

/**
 * Loads a list for a component that rendered before react-query was loaded, or that only formats an
 * answer with the list. Renders nothing.
 */
export function NeededList({
  list,
  onReady,
  onChange,
}: {
  /** The name of the list: `sport`. */
  readonly list: string;
  /** Called when the list is loaded. */
  onReady?(): void;
  /** Called with the current list, before the browser paints. */
  onChange?(name: string, list: List): void;
}) {
  const result = useList(list);
  const isReady = result.status === 'ready';
  useLayoutEffect(() => onChange?.(list, result), [list, result, onChange]);
  useEffect(() => {
    if (isReady) onReady?.();
  }, [isReady, onReady]);
  return null;
}
