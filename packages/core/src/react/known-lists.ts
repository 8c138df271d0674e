import { useMemo } from 'react';
import type { Lists, Option } from '../table/option.ts';
import { usePreventivo } from './preventivo.tsx';

/**
 * Returns a function that returns the loaded option lists by name. Validation accepts any answer to a question whose
 * list is not loaded. The function returns the same object until a list changes, so that cached schemas stay valid.
 */
export function useKnownLists(): () => Lists {
  const { client, queryClient, wording } = usePreventivo();
  return useMemo(() => {
    const filter = { queryKey: listsKey(client) };
    let last: readonly unknown[] = [];
    let lists: Lists = {};
    return () => {
      const known = queryClient.current?.getQueriesData<readonly Option[]>(filter) ?? [];
      const all = known.map(([, options]) => options);
      if (all.length === last.length && all.every((options, at) => options === last[at]))
        return lists;
      last = all;
      lists = Object.fromEntries(
        known.flatMap(([key, options]) => {
          const name = String(key[2]);
          return options ? [[name, wording?.list(name, options) ?? options]] : [];
        }),
      );
      return lists;
    };
  }, [client, queryClient, wording]);
}

/** Returns the query-key prefix of a line's lists. In a full query key, the name of the list follows. */
export const listsKey = ({ line }: { readonly line: string }) => ['enums', line] as const;
