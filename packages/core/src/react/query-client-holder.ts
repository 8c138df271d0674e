import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/**
 * The react-query client that everything below one `<Preventivo>` shares. The library is loaded later, so the client is
 * found by the first component or handler that needs it: the host's, else one of our own.
 */
export interface QueryClientHolder {
  /** The client; undefined until react-query is loaded, unless the host gave one. */
  readonly current: QueryClient | undefined;
  /** Keeps the client that was found first, and returns it. */
  keep(client: QueryClient): QueryClient;
  /**
   * Resolves with the client.
   * @param Finder keeps one; rendered below `<Preventivo>`, where it can read the host's provider
   */
  find(Finder: ComponentType): Promise<QueryClient>;
}

/**
 * @param given the host's client @defaultValue it is found
 * @param render renders a component below `<Preventivo>`
 */
export function createQueryClientHolder(
  given: QueryClient | undefined,
  render: (Finder: ComponentType) => void,
): QueryClientHolder {
  let current = given;
  let resolve: (client: QueryClient) => void = () => {};
  const kept = new Promise<QueryClient>((resolved) => {
    resolve = resolved;
  });
  return {
    get current() {
      return current;
    },
    keep(client) {
      current ??= client;
      resolve(current);
      return current;
    },
    async find(Finder) {
      if (current) return current;
      render(Finder);
      return kept;
    },
  };
}
