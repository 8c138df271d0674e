import { useTranslate } from '@preventivo/core/react';
import { addressAddTown } from '@preventivo/core/words';
import { announce, focused, lazyComponent } from '@preventivo/ui';
import { type RefObject, useEffect, useState } from 'react';
import type { SearchOutcomeProps } from '../search-outcome.tsx';
import type { SearchResult } from './search-results.ts';

// Loads only for a text that was autofilled or left without a choice.
const LazyOutcome = lazyComponent(() =>
  import('@preventivo/address/lazy/search-outcome').then((module) => module.SearchOutcome),
);

interface SearchSettlingProps extends SearchOutcomeProps {
  /** The results in the box's list. */
  readonly result: RefObject<SearchResult | undefined>;
}

/** Waits until the search box has no focus, then resolves its text. */
export function SearchSettling({ result, ...props }: SearchSettlingProps) {
  const t = useTranslate();
  const { text, isOwn, box } = props;
  /** The unfocused text, if it is none of the found places. */
  const [left, setLeft] = useState('');

  useEffect(() => {
    const around = box.current?.parentElement;
    const settle = () => {
      const isFound = result.current?.places.some(({ description }) => description === text);
      if (!isFound && !around?.contains(focused())) setLeft(text);
    };
    settle();
    // Deferred: by then the focus has moved, and the box has written its choice.
    const leave = () => void setTimeout(settle);
    around?.addEventListener('focusout', leave);
    if (result.current?.options.some(({ id }) => id === text)) announce(t(addressAddTown));
    return () => around?.removeEventListener('focusout', leave);
  }, [text, box, result, t]);

  if (text === '' || (isOwn && left !== text)) return null;
  return <LazyOutcome key={text} {...props} />;
}
