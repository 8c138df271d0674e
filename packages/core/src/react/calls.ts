import type { QueryFunction, QueryKey } from '@tanstack/react-query';
import type { Failed, Result } from '../http/result.ts';

/** A call that failed. react-query tells a failure from an answer by what is thrown. */
export class CallFailed extends Error {
  /** Why. */
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

/** Returns why a query or a mutation failed. Anything but a failed call, such as a defect, is a refusal without words. */
export const failedOf = (error: unknown): Failed =>
  error instanceof CallFailed ? error.failed : { ok: false, kind: 'refused' };

/**
 * Options of every query, since the defaults of a host would break what the page shows:
 * - `networkMode`: a call that would wait for the network fails at once, and the page offers to try again.
 * - `throwOnError`: a failure is shown in its own place, and takes no page with it.
 * - `placeholderData`: the options of another question are never shown as those of this one.
 */
export const shownInPlace = {
  networkMode: 'always',
  throwOnError: false,
  placeholderData: undefined,
} as const;

/** A call as query options, for `useQuery` and `queryClient.fetchQuery` alike, in every version 5 of react-query. */
export interface CallQuery<T> {
  readonly queryKey: QueryKey;
  readonly queryFn: QueryFunction<T>;
  /** How long an answer is fresh, in ms. */
  readonly staleTime: number;
  /** How long an answer that nobody uses is kept, in ms. @defaultValue the client's */
  readonly gcTime?: number;
  /** Whether `useQuery` asks. @defaultValue true */
  readonly enabled?: boolean;
  readonly networkMode: 'always';
  readonly throwOnError: false;
  readonly placeholderData: undefined;
}

/**
 * Options of every mutation, for the same reason:
 * - `retry`: the same request is sent again only by the user.
 * - `gcTime`: the cache drops passwords and personal data a second after their form goes. Below that react-query would
 *   poll a call that is still under way.
 */
export const sentOnce = {
  networkMode: 'always',
  throwOnError: false,
  retry: false,
  gcTime: 1000,
} as const;
