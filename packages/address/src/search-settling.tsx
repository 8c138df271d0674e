import { useSay } from '@preventivo/core/react';
import { addressAddTown } from '@preventivo/core/words';
import { announce, focused, lazyComponent } from '@preventivo/ui';
import { type RefObject, useEffect, useState } from 'react';
import type { SearchOutcomeProps } from './search-outcome.tsx';
import type { SearchResult } from './search-results.ts';

// Only of who left the box with nothing chosen, or had it filled in.
const LazyOutcome = lazyComponent(() =>
  import('@preventivo/address/lazy/search-outcome').then((module) => module.SearchOutcome),
);

interface SearchSettlingProps extends SearchOutcomeProps {
  /** What the list of the box shows. */
  readonly result: RefObject<SearchResult | undefined>;
}

/** Waits until nobody is in the search box, and settles the text that stands in it then. */
export function SearchSettling({ result, ...props }: SearchSettlingProps) {
  const say = useSay();
  const { text, isOwn, box } = props;
  /** The text that was left, or filled in, and is none of the places that were found. */
  const [left, setLeft] = useState('');

  useEffect(() => {
    const around = box.current?.parentElement;
    const settle = () => {
      const isFound = result.current?.places.some(({ description }) => description === text);
      if (!isFound && !around?.contains(focused())) setLeft(text);
    };
    settle();
    // By then the focus is where it goes, and what the box makes of its text stands in it.
    const leave = () => void setTimeout(settle);
    around?.addEventListener('focusout', leave);
    if (result.current?.options.some(({ id }) => id === text)) announce(say(addressAddTown));
    return () => around?.removeEventListener('focusout', leave);
  }, [text, box, result, say]);

  if (text === '' || (isOwn && left !== text)) return null;
  return <LazyOutcome key={text} {...props} />;
}
