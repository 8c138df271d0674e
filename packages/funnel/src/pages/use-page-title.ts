import { useSay } from '@preventivo/core/react';
import { commonError } from '@preventivo/core/words';
import { useEffect, useRef } from 'react';

/**
 * The page's own title says where somebody is, and that a request is sent: in a list of tabs, in the history.
 * @param heading what the page is called in the language that is spoken. @defaultValue its own title
 */
export function usePageTitle(words: string | undefined, heading?: string): void {
  const error = useSay()(commonError);
  const own = useRef<string>(undefined);
  useEffect(() => {
    if (words === undefined) return undefined;
    // Not as it is drawn: the visit before this one has not put its title back yet.
    own.current ??= document.title.replace(error, '');
    const title = heading ?? own.current;
    // What the summary of errors has put before it stays.
    document.title = `${document.title.startsWith(error) ? error : ''}${words} – ${title}`;
    return () => {
      document.title = title;
    };
  }, [words, heading, error]);
}
