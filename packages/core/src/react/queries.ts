import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';

/** react-query, which is loaded when something is first asked for: the first paint asks for nothing. */
export interface Queries {
  /** The client once it is loaded, or what the host gave. */
  known(): QueryClient | undefined;
  load(): Promise<QueryClient>;
  /** Asks, unless the answer is known and fresh. @throws what the call failed with */
  ask<T>(options: FetchQueryOptions<T>): Promise<T>;
}

export function createQueries(own: QueryClient | undefined): Queries {
  let client = own;
  async function load() {
    const { QueryClient } = await import('@preventivo/core/lazy/query');
    client ??= new QueryClient();
    return client;
  }
  return {
    known: () => client,
    load,
    ask: async (options) => (await load()).fetchQuery(options),
  };
}
