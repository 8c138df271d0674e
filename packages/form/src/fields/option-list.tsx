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
 * Passes an option list of the line to its children. To keep react-query out of the first chunk, the query is a
 * separate component that loads after the first interaction. It renders next to the children, which stay mounted.
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
        // Offline the chunk fails to load: report it like a list that fails to load, with a retry.
        () => setFailed(true),
      ),
    [],
  );
  useEffect(() => (Query ? undefined : onFirstInteraction(load)), [Query, load]);

  const take = useCallback((name: string, next: List) => {
    // While the list loads, `beforeQuery` already returns the same result, so do not render again.
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

  /**
   * Returns the list until its query reports one: the cached options, or the status 'loading' or 'failed'.
   */
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
