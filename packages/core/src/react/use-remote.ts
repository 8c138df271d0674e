import type { FetchQueryOptions, QueryObserverResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { onFirstInteraction } from '../page/first-interaction.ts';
import { usePreventivo } from './preventivo.tsx';

/** What was asked for, and how it stands with it. */
export interface Remote<T> {
  readonly data: T | undefined;
  readonly failed: boolean;
  /** Asks again after a failure. */
  readonly retry: () => void;
}

/**
 * Asks the back end for something and keeps the answer, as `useQuery` does; react-query itself is
 * loaded once somebody uses the page. Without options nothing is asked.
 */
export function useRemote<T>(options: FetchQueryOptions<T> | undefined): Remote<T> {
  const { queries } = usePreventivo();
  const latest = useRef(options);
  latest.current = options;
  const key = options && JSON.stringify(options.queryKey);
  const [told, setTold] = useState<{ key: string; result: QueryObserverResult<T> }>();
  // What was told of another question is no answer to this one.
  const result = told?.key === key ? told?.result : undefined;
  // The library itself may not come, offline: that is a failure like another.
  const [loading, setLoading] = useState<{ attempt: number; failed: boolean }>({
    attempt: 0,
    failed: false,
  });
  const { attempt } = loading;

  useEffect(() => {
    const asked = latest.current;
    if (!asked || key === undefined) return;
    let stop: (() => void) | undefined;
    let gone = false;
    const start = async () => {
      const client = await queries.load();
      const { QueryObserver } = await import('@preventivo/core/lazy/query');
      if (gone) return;
      const observer = new QueryObserver<T>(client, asked);
      const tell = (next: QueryObserverResult<T>) => setTold({ key, result: next });
      tell(observer.getCurrentResult());
      stop = observer.subscribe(tell);
    };
    const ask = () =>
      start().catch(() => {
        if (!gone) setLoading({ attempt, failed: true });
      });
    const wait = queries.known() || attempt > 0 ? undefined : onFirstInteraction(ask);
    if (!wait) void ask();
    return () => {
      gone = true;
      wait?.();
      stop?.();
    };
  }, [key, queries, attempt]);

  return {
    // What is known already is there from the first drawing on.
    data: result?.data ?? (options && queries.known()?.getQueryData<T>(options.queryKey)),
    failed: loading.failed || Boolean(result?.isError && !result.isFetching),
    retry: () => {
      if (loading.failed) setLoading({ attempt: attempt + 1, failed: false });
      else void result?.refetch();
    },
  };
}
