import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/**
 * The react-query client that all components below one `<Preventivo>` share. The library loads
 * later, so the first component or handler that needs a client finds the host's, or creates our
 * own.
 */
export interface QueryClientHolder {
  /** The client; undefined until react-query is loaded, unless the host provided one. */
  readonly current: QueryClient | undefined;
  /** Keeps the client that was found first, and returns it. */
  keep(client: QueryClient): QueryClient;
  /**
   * Resolves with the client.
   * @param Finder finds and keeps the client; rendered below `<Preventivo>`, where it can read the host's provider
   * @param create creates a client if `<Preventivo>` has unmounted, so that a submitted request is still sent
   */
  find(Finder: ComponentType, create: () => QueryClient): Promise<QueryClient>;
  /** Marks `<Preventivo>` as mounted. Returns the cleanup function. */
  mount(): () => void;
}

/**
 * @param given the host's client. @defaultValue the first component that needs a client finds one
 * @param render renders a component below `<Preventivo>`
 */
export function createQueryClientHolder(
  given: QueryClient | undefined,
  render: (Finder: ComponentType) => void,
): QueryClientHolder {
  let current = given;
  let isGone = false;
  let create: (() => QueryClient) | undefined;
  let resolve: (client: QueryClient) => void = () => {};
  const kept = new Promise<QueryClient>((resolved) => {
    resolve = resolved;
  });
  function keep(client: QueryClient) {
    current ??= client;
    resolve(current);
    return current;
  }
  // Deferred, because React's strict mode unmounts and mounts again immediately.
  const createOnceUnmounted = () => queueMicrotask(() => isGone && create && keep(create()));
  return {
    get current() {
      return current;
    },
    keep,
    async find(Finder, createOwn) {
      if (current) return current;
      create = createOwn;
      render(Finder);
      if (isGone) createOnceUnmounted();
      return kept;
    },
    mount() {
      isGone = false;
      return () => {
        isGone = true;
        createOnceUnmounted();
      };
    },
  };
}
