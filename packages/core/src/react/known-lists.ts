import { useCallback } from 'react';
import type { Lists, Option } from '../table/option.ts';
import { usePreventivo } from './preventivo.tsx';

/** Reads the option lists that have been loaded, by name; a check asks for no more. */
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

/** The query key that the lists of a line have in common; the name of the list follows. */
export const listsKey = ({ line }: { readonly line: string }) => ['enums', line] as const;
