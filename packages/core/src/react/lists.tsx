import type { FetchQueryOptions } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { Client } from '../http/client.ts';
import type { Lists, Option } from '../table/option.ts';
import { usePreventivo } from './preventivo.tsx';
import { useRemote } from './use-remote.ts';

/** Asks for a list whose words are needed where nothing is chosen from it; draws nothing. */
export function NeededList({
  list,
  onReady,
}: {
  /** The name of the list: `sport`. */
  readonly list: string;
  /** The list is here. */
  onReady(): void;
}) {
  const isReady = useList(list).status === 'ready';
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  return null;
}

/** An option list and how it stands with it. */
export interface List {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Empty until it is ready. */
  readonly options: readonly Option[];
  /** Asks again after a failure. */
  readonly retry: () => void;
}

/** An option list of the line by its name, asked for once and kept. */
export function useList(name: string): List {
  const { client, wording } = usePreventivo();
  const { data, failed, retry } = useRemote(optionsOf(client, name));
  if (data) return { status: 'ready', options: wording?.list(name, data) ?? data, retry };
  return { status: failed ? 'failed' : 'loading', options: noOptions, retry };
}

const noOptions: readonly Option[] = [];

/**
 * How an option list is asked for, to fetch it before it is needed:
 * `queryClient.prefetchQuery(optionsOf(client, 'sport'))`. The professions of an area are the list
 * `professions/<area>`, which has a call of its own.
 */
export function optionsOf(
  client: Pick<Client, 'line' | 'enums' | 'professions'>,
  list: string,
): FetchQueryOptions<readonly Option[]> {
  return {
    queryKey: ['enums', client.line, list],
    queryFn: async ({ signal }) => {
      const area = /^professions\/(.+)$/.exec(list)?.[1];
      const result = await (area
        ? client.professions(area, { signal })
        : client.enums(list, { signal }));
      if (result.ok) return result.data;
      const { ListFailed } = await import('@preventivo/core/lazy/query');
      throw new ListFailed(list, result);
    },
    // Lists change with the back end, not while a form is filled in.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // A page that is offline says so with its retry button, instead of loading for ever.
    networkMode: 'always',
    retry: (failures, error) => failures < 1 && 'kind' in error && error.kind === 'network',
  };
}

/** Reads the option lists that have been loaded, by name; a check asks for no more. */
export function useKnownLists(): () => Lists {
  const { client, queries, wording } = usePreventivo();
  return useCallback(() => {
    const filter = { queryKey: ['enums', client.line] };
    const known = queries.known()?.getQueriesData<readonly Option[]>(filter) ?? [];
    return Object.fromEntries(
      known.flatMap(([key, options]) => {
        const name = String(key[2]);
        return options ? [[name, wording?.list(name, options) ?? options]] : [];
      }),
    );
  }, [client, queries, wording]);
}
