import { useTranslate } from '@preventivo/core/react';
import { framePageTitle } from '@preventivo/core/words';
import { announce, focused, useEventCallback } from '@preventivo/ui';
import { useCallback, useEffect, useRef } from 'react';

/**
 * After a page turn, scrolls to the new page, focuses its title and announces its number
 * (docs/rules/screens.md#turning-a-page). This happens when the title mounts, because the page may load first.
 */
export function usePageTurn(pages: number) {
  const t = useTranslate();
  const top = useRef<HTMLDivElement>(null);
  const turning = useRef(0);
  const shown = useRef<HTMLHeadingElement>(null);
  const hadFocus = useRef(false);
  const title = useCallback(
    (heading: HTMLHeadingElement | null) => {
      // If the placeholder's title had the focus, focus the title of the loaded page.
      if (!heading) hadFocus.current = focused() === shown.current;
      else if (hadFocus.current && focused() === document.body)
        heading.focus({ preventScroll: true });
      shown.current = heading;
      if (!heading || turning.current === 0) return;
      const page = turning.current;
      turning.current = 0;
      top.current?.scrollIntoView({ block: 'start' });
      heading.focus({ preventScroll: true });
      announce(t(framePageTitle, { page, pages, title: heading.textContent ?? '' }));
    },
    [pages, t],
  );
  return {
    top,
    title,
    focusTitle: () => shown.current?.focus(),
    turn: (page: number) => {
      turning.current = page;
    },
  };
}

/**
 * Makes the phone's back gesture go one page back instead of leaving the funnel. Does not change the URL.
 * @param page the number of the shown page; 0 after the request, when the gesture leaves the funnel
 * @param held whether page turns are blocked. If the gesture pops a history entry meanwhile, the entry is pushed again
 * afterwards
 */
export function useHistory(
  managed: boolean,
  page: number,
  goTo: (page: number) => void,
  held = false,
): void {
  // The page number of the current history entry. After a reload it differs from the shown page until the draft is
  // restored.
  const entry = useRef<number>(undefined);
  useEffect(() => {
    if (!managed || held) return;
    entry.current ??= pageIn(history.state) ?? 1;
    // Also store the page number in the current entry, to distinguish it from entries of the host page.
    if (entry.current < page)
      history.replaceState({ ...history.state, preventivo: entry.current }, '');
    // Push one entry for each earlier page: a draft may open the last page directly, and the gesture must reach the
    // pages before.
    for (; entry.current < page; entry.current += 1)
      history.pushState({ preventivo: entry.current + 1 }, '');
  }, [managed, page, held]);

  const onPop = useEventCallback(({ state }: PopStateEvent) => {
    const to = pageIn(state);
    // Ignore an entry without a page number: a link within the page (`#chi-siamo`) or the host created it.
    if (to === undefined) return;
    const from = entry.current ?? to;
    entry.current = to;
    // Turn pages only backward. With the browser's forward button the visitor could skip an invalid page.
    if (to < page) goTo(to);
    // The visitor has already left this entry's page with «Indietro». Skip the entry, or the gesture would seem to do
    // nothing.
    else if (to < from) history.back();
  });
  useEffect(() => {
    if (!managed) return;
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [managed, onPop]);
}

const pageIn = (state: { readonly preventivo?: number } | null) => state?.preventivo;
