import { useCallback } from 'react';
import type { Lists, Option } from '../table/option.ts';
import { usePreventivo } from './preventivo.tsx';

/** Returns a function that reads the loaded option lists by name. Validation needs only the loaded ones. */
export function useKnownLists(): () => Lists {
  const { client, queryClient, wording } = usePreventivo();
  return useCallback(() => {
    const filter = { queryKey: listsKey(client) };
    const known = queryClient.current?.getQueriesData<readonly Option[]>(filter) ?? [];
    return Object.fromEntries(
      known.flatMap(([key, options]) => {
        const name = String(key[2]);
        return options ? [[name, wording?.list(name, options) ?? options]] : [];
      }),
    );
  }, [client, queryClient, wording]);
}

/** Returns the query-key prefix of a line's lists. The name of the list follows it. */
export const listsKey = ({ line }: { readonly line: string }) => ['enums', line] as const;
