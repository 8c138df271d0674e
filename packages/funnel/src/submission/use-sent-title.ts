import { useEffect } from 'react';

/** The page's own title says that a request is sent: in a list of tabs, in the history. */
export function useSentTitle(isSent: boolean): void {
  useEffect(() => {
    if (!isSent) return undefined;
    const { title } = document;
    document.title = `Richiesta inviata – ${title}`;
    return () => {
      document.title = title;
    };
  }, [isSent]);
}
