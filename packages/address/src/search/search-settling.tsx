import { useTranslate } from '@preventivo/core/react';
import { addressAddTown } from '@preventivo/core/words';
import { announce, focused, lazyComponent } from '@preventivo/ui';
import { type RefObject, useEffect, useState } from 'react';
import type { SearchOutcomeProps } from '../search-outcome.tsx';
import type { SearchResult } from './search-results.ts';

// Lazy, because few visitors need it: only for a text that the browser autofilled, or that the user typed without
// choosing a suggestion.
const LazyOutcome = lazyComponent(() =>
  import('@preventivo/address/lazy/search-outcome').then((module) => module.SearchOutcome),
);

interface SearchSettlingProps extends SearchOutcomeProps {
  readonly result: RefObject<SearchResult | undefined>;
}

/**
 * On blur, searches for the text of the search box, unless the text is one of the found places. Searches for a text
 * from an account or a draft at once.
 */
export function SearchSettling({ result, ...props }: SearchSettlingProps) {
  const t = useTranslate();
  const { text, isOwn, box } = props;
  /** The text in the box on blur, if it is not one of the found places. */
  const [left, setLeft] = useState('');

  useEffect(() => {
    const around = box.current?.parentElement;
    const settle = () => {
      const isFound = result.current?.places.some(({ description }) => description === text);
      if (!isFound && !around?.contains(focused())) setLeft(text);
    };
    settle();
    // Run after the event: only then has the focus moved, and the box has reported the user's choice.
    const leave = () => void setTimeout(settle);
    around?.addEventListener('focusout', leave);
    if (result.current?.options.some(({ id }) => id === text)) announce(t(addressAddTown));
    return () => around?.removeEventListener('focusout', leave);
  }, [text, box, result, t]);

  if (text === '' || (isOwn && left !== text)) return null;
  return <LazyOutcome key={text} {...props} />;
}
