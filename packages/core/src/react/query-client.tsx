import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext, useEffect } from 'react';
import { ListFailed } from './list-failed.ts';
import { type PreventivoContext, usePreventivo } from './preventivo.tsx';

/**
 * Returns the react-query client that everything below this `<Preventivo>` shares: the one given to it, else that of the
 * host's `<QueryClientProvider>`, else one of our own.
 */
export function useSharedQueryClient(): QueryClient {
  const hosts = useContext(QueryClientContext);
  const { queryClient } = usePreventivo();
  return queryClient.current ?? queryClient.keep(hosts ?? createQueryClient());
}

/** Lets `useQuery` and `useMutation` below it use the shared client. Each part that is loaded later renders its own. */
export function QueryProvider({
  children,
}: {
  /** What calls these hooks. */
  readonly children: ReactNode;
}) {
  return <QueryClientProvider client={useSharedQueryClient()}>{children}</QueryClientProvider>;
}

/** Returns the shared client, for event handlers of components that were drawn before react-query was loaded. */
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

/** Our own client. It asks for a list once more after a network failure, and for nothing else. */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          failures < 1 && error instanceof ListFailed && error.kind === 'network',
      },
    },
  });
