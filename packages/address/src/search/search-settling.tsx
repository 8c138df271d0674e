import { useTranslate } from '@preventivo/core/react';
import { addressAddTown } from '@preventivo/core/words';
import { announce, focused, lazyComponent } from '@preventivo/ui';
import { type RefObject, useEffect, useState } from 'react';
import type { SearchOutcomeProps } from '../search-outcome.tsx';
import type { SearchResult } from './search-results.ts';

// Lazy, because it is only for a text that the browser autofilled, or that the user typed without
// choosing a suggestion.
const LazyOutcome = lazyComponent(() =>
  import('@preventivo/address/lazy/search-outcome').then((module) => module.SearchOutcome),
);

interface SearchSettlingProps extends SearchOutcomeProps {
  readonly result: RefObject<SearchResult | undefined>;
}

/**
 * Searches for the text of the search box once the box loses the focus, unless the text is a found
 * place. Searches for a text from an account or a draft at once.
 */
export function SearchSettling({ result, ...props }: SearchSettlingProps) {
  const t = useTranslate();
  const { text, isOwn, box } = props;
  /** The text of the box on blur, if the text is not one of the found places. */
  const [left, setLeft] = useState('');

  useEffect(() => {
    const around = box.current?.parentElement;
    const settle = () => {
      const isFound = result.current?.places.some(({ description }) => description === text);
      if (!isFound && !around?.contains(focused())) setLeft(text);
    };
    settle();
    // Runs after the event, when the focus has moved and the box has reported its choice.
    const leave = () => void setTimeout(settle);
    around?.addEventListener('focusout', leave);
    if (result.current?.options.some(({ id }) => id === text)) announce(t(addressAddTown));
    return () => around?.removeEventListener('focusout', leave);
  }, [text, box, result, t]);

  if (text === '' || (isOwn && left !== text)) return null;
  return <LazyOutcome key={text} {...props} />;
}
