import type { QueryFunction, QueryKey } from '@tanstack/react-query';
import type { Failed, Result } from '../http/result.ts';

/** The exception for a failed call. react-query recognises a failure only by an exception. */
export class CallFailed extends Error {
  readonly failed: Failed;

  constructor(failed: Failed) {
    super(`@preventivo/core: a call failed (${failed.code ?? failed.status ?? failed.kind}).`);
    this.name = 'CallFailed';
    this.failed = failed;
  }
}

/** Returns the data of a result. @throws CallFailed */
export function dataOf<T>(result: Result<T>): T {
  if (result.ok) return result.data;
  throw new CallFailed(result);
}

/** Returns the failed call behind an error. Any other error, such as a bug, counts as a refusal without a message. */
export const failedOf = (error: unknown): Failed =>
  error instanceof CallFailed ? error.failed : { ok: false, kind: 'refused' };

/**
 * Options of every query. A host application's defaults would break the page:
 * - `networkMode`: offline, a call fails immediately instead of waiting, and the page offers a retry.
 * - `throwOnError`: the component shows its own failure, which does not reach an error boundary.
 * - `placeholderData`: a question never shows the options of another question.
 */
export const shownInPlace = {
  networkMode: 'always',
  throwOnError: false,
  placeholderData: undefined,
} as const;

/** A call as query options, for `useQuery` and for `queryClient.fetchQuery`, in every version 5 of react-query. */
export interface CallQuery<T> {
  readonly queryKey: QueryKey;
  readonly queryFn: QueryFunction<T>;
  /** How long the data is fresh, in ms. */
  readonly staleTime: number;
  /** How long unused data stays in the cache, in ms. @defaultValue the query client's `gcTime` */
  readonly gcTime?: number;
  /** Whether `useQuery` fetches. @defaultValue true */
  readonly enabled?: boolean;
  readonly networkMode: 'always';
  readonly throwOnError: false;
  readonly placeholderData: undefined;
}

/**
 * Options of every mutation. A host application's defaults would break the page:
 * - `retry`: only the user may repeat a call, so react-query must not.
 * - `gcTime`: the cache drops passwords and personal data one second after their form unmounts. With a lower value,
 * react-query would poll a pending call.
 */
export const sentOnce = {
  networkMode: 'always',
  throwOnError: false,
  retry: false,
  gcTime: 1000,
} as const;
