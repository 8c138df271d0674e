import { useEffect, useState } from 'react';

/** The page's own title says where somebody is, and that a request is sent: in a list of tabs, in the history. */
export function usePageTitle(words: string | undefined): void {
  const [own] = useState(() => document.title.replace(ERROR, ''));
  useEffect(() => {
    if (words === undefined) return undefined;
    // What the summary of errors has put before it stays.
    document.title = `${ERROR.exec(document.title)?.[0] ?? ''}${words} – ${own}`;
    return () => {
      document.title = own;
    };
  }, [words, own]);
}

const ERROR = /^Errore: /;
