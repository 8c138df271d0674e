import { useCallback } from 'react';
import type { Lists, Option } from '../line/option.ts';
import { usePreventivo } from './preventivo.tsx';

/** Reads the option lists that have been loaded, by name; a check asks for no more. */
export function useKnownLists(): () => Lists {
  const { client, queries } = usePreventivo();
  return useCallback(() => {
    const filter = { queryKey: ['enums', client.line] };
    const known = queries.known()?.getQueriesData<readonly Option[]>(filter) ?? [];
    return Object.fromEntries(
      known.flatMap(([key, options]) => (options ? [[String(key[2]), options]] : [])),
    );
  }, [client, queries]);
}
