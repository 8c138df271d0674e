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
    // One entry for each page: a draft may go on at the last one.
    for (let next = shown.current + 1; next <= page; next += 1)
      history.pushState({ preventivo: next }, '');
    shown.current = page;
  }, [managed, page]);

  useEffect(() => {
    if (!managed) return;
    const popped = ({ state }: PopStateEvent) => {
      const page = Number(state?.preventivo ?? 1);
      // Forward is no way past a page that is not right.
      if (page < shown.current) back.current(page);
    };
    addEventListener('popstate', popped);
    return () => removeEventListener('popstate', popped);
  }, [managed]);
}
