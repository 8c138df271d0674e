import type { Result } from '../http/result.ts';
import { CallFailed, dataOf, sentOnce } from './calls.ts';
import type { PreventivoContext } from './preventivo.tsx';
import { queryClientOf } from './query-client.tsx';

/**
 * Makes a call as a mutation of the shared client, so that a host's devtools and callbacks see it. For handlers of
 * components that rendered before react-query was loaded. Other components call `useMutation`.
 * @param queryClient the value from `usePreventivo`. If undefined, the call does not use react-query
 * @param mutationKey the name of the call, and the line
 */
export async function callAsMutation<T>(
  queryClient: PreventivoContext['queryClient'] | undefined,
  mutationKey: readonly string[],
  call: () => Promise<Result<T>>,
): Promise<Result<T>> {
  if (!queryClient) return call();
  const client = await queryClientOf({ queryClient });
  const mutationFn = async () => dataOf(await call());
  try {
    const mutation = client
      .getMutationCache()
      .build(client, client.defaultMutationOptions({ ...sentOnce, mutationKey, mutationFn }));
    return { ok: true, data: await mutation.execute(undefined) };
  } catch (error) {
    if (error instanceof CallFailed) return error.failed;
    throw error;
  }
}
