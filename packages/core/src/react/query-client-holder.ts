import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/**
 * The react-query client that all components below one `<Preventivo>` share. react-query loads later. The first
 * component or handler that needs a client takes the host application's client, or else creates one.
 */
export interface QueryClientHolder {
  /** The client. Undefined until react-query is loaded, unless the host application provided a client. */
  readonly current: QueryClient | undefined;
  /** Keeps the first client that was passed, and returns it. */
  keep(client: QueryClient): QueryClient;
  /**
   * Resolves with the client.
   * @param Finder finds and keeps the client. Rendered below `<Preventivo>`, where it can read the host application's
   * provider
   * @param create creates a client if `<Preventivo>` has unmounted, so that a pending request is still sent
   */
  find(Finder: ComponentType, create: () => QueryClient): Promise<QueryClient>;
  /** Marks `<Preventivo>` as mounted. Returns the cleanup function. */
  mount(): () => void;
}

/**
 * Creates the holder of the client.
 * @param given the host application's client. @defaultValue the first component that needs a client finds it
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
  // Waits for a microtask, because React's strict mode unmounts a component and mounts it again immediately.
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
