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
 * Renders with an option list of the line. The first chunk has no react-query, so the query is a component that loads after
 * the first interaction. It renders after the children, which stay mounted.
 */
export function OptionList({ list, children }: OptionListProps) {
  const known = useKnownLists();
  const [Query, setQuery] = useState(code.loaded);
  const [hasFailed, setFailed] = useState(false);
  const [result, setResult] = useState<List & { readonly name: string }>();
  const load = useCallback(
    () =>
      code.preload().then(
        (component) => setQuery(() => component),
        // Offline the code fails to load, as the list would.
        () => setFailed(true),
      ),
    [],
  );
  useEffect(() => (Query ? undefined : onFirstInteraction(load)), [Query, load]);

  const take = useCallback((name: string, next: List) => {
    // `beforeQuery` renders the same while the list loads, so do not render again.
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

  /** Returns the cached list, or that it is loading, before its query renders. */
  function beforeQuery(): List {
    const options = known()[list];
    const retry = () => {
      setFailed(false);
      void load();
    };
    if (options) return { status: 'ready', options, retry };
    return { status: hasFailed ? 'failed' : 'loading', options: [], retry };
  }
}
