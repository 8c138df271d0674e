import { onFirstInteraction } from '@preventivo/core';
import type { List } from '@preventivo/core/query';
import { useKnownLists } from '@preventivo/core/react';
import { lazy } from '@preventivo/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';

interface OptionListProps {
  /** The name of the list: `sport`. */
  readonly list: string;
  readonly children: (list: List) => ReactNode;
}

const code = lazy(() => import('@preventivo/core/query').then(({ NeededList }) => NeededList));

/**
 * Draws with an option list of the line. The first chunk has no react-query, so the query is a component that is loaded
 * after the first interaction and drawn beside the children, which stay mounted.
 */
export function OptionList({ list, children }: OptionListProps) {
  const known = useKnownLists();
  const [Query, setQuery] = useState(code.loaded);
  const [attempt, setAttempt] = useState({ count: 1, failed: false });
  const [result, setResult] = useState<List & { readonly name: string }>();
  const { count, failed } = attempt;

  useEffect(() => {
    if (Query) return undefined;
    let gone = false;
    const load = () =>
      code.preload().then(
        (component) => !gone && setQuery(() => component),
        // Offline the code fails to load, as the list would.
        () => !gone && setAttempt({ count, failed: true }),
      );
    const forget = count === 1 ? onFirstInteraction(load) : void load();
    return () => {
      gone = true;
      forget?.();
    };
  }, [Query, count]);

  const take = useCallback((name: string, next: List) => {
    // What is drawn before the query says so already.
    setResult((now) =>
      next.status === 'loading' && now?.name !== name ? undefined : { ...next, name },
    );
  }, []);

  return (
    <>
      {children(result?.name === list ? result : beforeQuery())}
      {Query && <Query list={list} onChange={take} />}
    </>
  );

  /** What is known of the list before its query is drawn. */
  function beforeQuery(): List {
    const options = known()[list];
    const retry = () => setAttempt({ count: count + 1, failed: false });
    if (options) return { status: 'ready', options, retry };
    return { status: failed ? 'failed' : 'loading', options: [], retry };
  }
}
