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
 * `queryClient.prefetchQuery(…)` in advance. The list `professions/<area>` contains the professions of an area. The
 * client loads it with a separate call.
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
  // Lists do not change during a visit, only when the back end is updated. They stay in the cache, because the
  // validation of answers reads them.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  ...shownInPlace,
});

/** An option list and its loading status. */
export interface List {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Empty until the list is loaded. */
  readonly options: readonly Option[];
  /** Retries after a failure. */
  readonly retry: () => void;
}

/**
 * Returns an option list of the line, translated by the application. The query waits for the first interaction, so
 * that nothing loads for a visitor who only reads the page.
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
 * Loads a list for a component that cannot call `useList`, because it rendered before react-query was loaded. Also
 * for a component that only formats an answer with the list. Renders nothing.
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
  /** Called before the browser paints, with the current list. */
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
