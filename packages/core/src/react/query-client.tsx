import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext, useEffect } from 'react';
import { ListFailed } from './list-failed.ts';
import { type PreventivoContext, usePreventivo } from './preventivo.tsx';

/**
 * Returns the react-query client that all components below this `<Preventivo>` share. This is its `queryClient` prop,
 * else the client of the host application's `<QueryClientProvider>`, else a new client.
 */
export function useSharedQueryClient(): QueryClient {
  const hosts = useContext(QueryClientContext);
  const { queryClient } = usePreventivo();
  return queryClient.current ?? queryClient.keep(hosts ?? createQueryClient());
}

/** Provides the shared client to `useQuery` and `useMutation`. Each later chunk renders its own provider. */
export function QueryProvider({
  children,
}: {
  /** The components that call these two hooks. */
  readonly children: ReactNode;
}) {
  return <QueryClientProvider client={useSharedQueryClient()}>{children}</QueryClientProvider>;
}

/** Returns the shared client, for event handlers of components that rendered before react-query was loaded. */
export const queryClientOf = ({
  queryClient,
}: Pick<PreventivoContext, 'queryClient'>): Promise<QueryClient> =>
  queryClient.find(FindQueryClient, createQueryClient);

function FindQueryClient() {
  const client = useSharedQueryClient();
  const { queryClient } = usePreventivo();
  useEffect(() => void queryClient.keep(client), [client, queryClient]);
  return null;
}

/** Creates a client for pages without one. It retries only lists, once, after a network failure. */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          failures < 1 && error instanceof ListFailed && error.kind === 'network',
      },
    },
  });
