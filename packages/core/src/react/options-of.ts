import type { FetchQueryOptions } from '@tanstack/react-query';
import type { Client } from '../http/client.ts';
import type { Option } from '../line/option.ts';
import { ListFailed } from './list-failed.ts';

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
      throw new ListFailed(list, result);
    },
    // Lists change with the back end, not while a form is filled in.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // A page that is offline says so with its retry button, instead of loading for ever.
    networkMode: 'always',
    retry: (failures, error) =>
      failures < 1 && error instanceof ListFailed && error.kind === 'network',
  };
}
