import { useEffect, useRef } from 'react';

/** Lets the phone's back gesture go one page back instead of leaving the funnel. The address stays. */
export function useHistory(managed: boolean, page: number, goTo: (page: number) => void): void {
  const back = useRef(goTo);
  const shown = useRef(1);
  useEffect(() => {
    back.current = goTo;
  });

  useEffect(() => {
    if (!managed) return;
    if (page > shown.current) history.pushState({ preventivo: page }, '');
    shown.current = page;
  }, [managed, page]);

  useEffect(() => {
    if (!managed) return;
    const popped = () => shown.current > 1 && back.current(shown.current - 1);
    addEventListener('popstate', popped);
    return () => removeEventListener('popstate', popped);
  }, [managed]);
}
