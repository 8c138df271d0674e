import { useSay } from '@preventivo/core/react';
import { framePageTitle } from '@preventivo/core/words';
import { announce, focused } from '@preventivo/ui';
import { useCallback, useEffect, useRef } from 'react';

/**
 * What happens when a page comes: it is scrolled to, its title takes focus, its number is said
 * (docs/rules/screens.md#turning-a-page). It has come when its title stands there: a page may have
 * to be loaded first.
 */
export function usePageTurn(pages: number) {
  const say = useSay();
  const top = useRef<HTMLDivElement>(null);
  const turning = useRef(0);
  const shown = useRef<HTMLHeadingElement>(null);
  const hadFocus = useRef(false);
  const title = useCallback(
    (heading: HTMLHeadingElement | null) => {
      // The title over a page that is still being loaded gives way to the page's own.
      if (!heading) hadFocus.current = focused() === shown.current;
      else if (hadFocus.current && focused() === document.body)
        heading.focus({ preventScroll: true });
      shown.current = heading;
      if (!heading || turning.current === 0) return;
      const page = turning.current;
      turning.current = 0;
      top.current?.scrollIntoView({ block: 'start' });
      heading.focus({ preventScroll: true });
      announce(say(framePageTitle, { page, pages, title: heading.textContent ?? '' }));
    },
    [pages, say],
  );
  return {
    top,
    title,
    focusTitle: () => shown.current?.focus(),
    /** The next page that comes was turned to by the visitor. */
    turn: (page: number) => {
      turning.current = page;
    },
  };
}

/**
 * Lets the phone's back gesture go one page back instead of leaving the funnel. The address stays.
 * @param page the one that is shown; 0 once none is gone back to any more: the gesture leaves the funnel then
 * @param held while it is true `goTo` turns no page: an entry that the gesture takes meanwhile is put back afterwards.
 */
export function useHistory(
  managed: boolean,
  page: number,
  goTo: (page: number) => void,
  held = false,
): void {
  const now = useRef({ page, goTo });
  // The page that the browser's entry stands for. A reload keeps the entry, and begins at page 1 until a draft is found.
  const entry = useRef<number>(undefined);
  useEffect(() => {
    now.current = { page, goTo };
  });

  useEffect(() => {
    if (!managed || held) return;
    entry.current ??= pageIn(history.state) ?? 1;
    // The entry that is left says its page too, or nobody could tell it from one of the page around.
    if (entry.current < page)
      history.replaceState({ ...history.state, preventivo: entry.current }, '');
    // One entry for each page: a draft may go on at the last one.
    for (; entry.current < page; entry.current += 1)
      history.pushState({ preventivo: entry.current + 1 }, '');
  }, [managed, page, held]);

  useEffect(() => {
    if (!managed) return;
    const popped = ({ state }: PopStateEvent) => {
      const to = pageIn(state);
      // A link within the page (`#chi-siamo`), or what a host has put there: the visitor stays where they are.
      if (to === undefined) return;
      const from = entry.current ?? to;
      entry.current = to;
      // Forward is no way past a page that is not right.
      if (to < now.current.page) now.current.goTo(to);
      // The entry of a page that was left by «Indietro»: nobody presses twice for one page.
      else if (to < from) history.back();
    };
    addEventListener('popstate', popped);
    return () => removeEventListener('popstate', popped);
  }, [managed]);
}

const pageIn = (state: { readonly preventivo?: number } | null) => state?.preventivo;
