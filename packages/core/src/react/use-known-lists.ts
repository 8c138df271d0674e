import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Lists, Option } from '../line/table.ts';
import { usePreventivo } from './preventivo.tsx';

/** Reads the option lists that have been loaded, by name; a check asks for no more. */
export function useKnownLists(): () => Lists {
  const { client } = usePreventivo();
  const queries = useQueryClient();
  return useCallback(() => {
    const known = queries.getQueriesData<readonly Option[]>({ queryKey: ['enums', client.line] });
    return Object.fromEntries(
      known.flatMap(([key, options]) => (options ? [[String(key[2]), options]] : [])),
    );
  }, [client, queries]);
}
