import { useTranslate } from '@preventivo/core/react';
import { commonError } from '@preventivo/core/words';
import { useEffect, useRef } from 'react';

/**
 * Puts the current page of the funnel into the document's title, for tabs and history.
 * @param heading the rest of the title, in the page's language @defaultValue the title of the HTML
 */
export function usePageTitle(words: string | undefined, heading?: string): void {
  const error = useTranslate()(commonError);
  const own = useRef<string>(undefined);
  useEffect(() => {
    if (words === undefined) return undefined;
    // Read the title in the effect. During render, the previous visit's cleanup has not restored it yet.
    own.current ??= document.title.replace(error, '');
    const title = heading ?? own.current;
    // Keep the prefix that the error summary has added.
    document.title = `${document.title.startsWith(error) ? error : ''}${words} – ${title}`;
    return () => {
      document.title = title;
    };
  }, [words, heading, error]);
}
