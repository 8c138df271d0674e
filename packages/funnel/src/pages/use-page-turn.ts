import { useTranslate } from '@preventivo/core/react';
import { framePageTitle } from '@preventivo/core/words';
import { announce, focused, useEventCallback } from '@preventivo/ui';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Scrolls to a page that was turned to, focuses its title and announces its number (docs/rules/screens.md#turning-a-page).
 * It does so when the title mounts, since a page may have to be loaded first.
 */
export function usePageTurn(pages: number) {
  const t = useTranslate();
  const top = useRef<HTMLDivElement>(null);
  const turning = useRef(0);
  const shown = useRef<HTMLHeadingElement>(null);
  const hadFocus = useRef(false);
  const title = useCallback(
    (heading: HTMLHeadingElement | null) => {
      // The title of the placeholder had focus: it moves to the title of the loaded page.
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
    /** Marks the next page that appears as turned to by the visitor. */
    turn: (page: number) => {
      turning.current = page;
    },
  };
}

/**
 * Makes the phone's back gesture go one page back instead of leaving the funnel. The URL stays.
 * @param page the page that is shown; 0 after the request: the gesture leaves the funnel then
 * @param held whether `goTo` turns no page now: an entry that the gesture pops meanwhile is pushed again afterwards
 */
export function useHistory(
  managed: boolean,
  page: number,
  goTo: (page: number) => void,
  held = false,
): void {
  // The page of the browser's history entry. A reload keeps the entry, but shows page 1 until the draft is found.
  const entry = useRef<number>(undefined);
  useEffect(() => {
    if (!managed || held) return;
    entry.current ??= pageIn(history.state) ?? 1;
    // Mark the current entry too: otherwise it would look like an entry of the host page.
    if (entry.current < page)
      history.replaceState({ ...history.state, preventivo: entry.current }, '');
    // One entry for each page: a draft may resume at the last one.
    for (; entry.current < page; entry.current += 1)
      history.pushState({ preventivo: entry.current + 1 }, '');
  }, [managed, page, held]);

  const onPop = useEventCallback(({ state }: PopStateEvent) => {
    const to = pageIn(state);
    // A link within the page (`#chi-siamo`) or an entry of the host: the page stays.
    if (to === undefined) return;
    const from = entry.current ?? to;
    entry.current = to;
    // Forward does not skip a page that is invalid.
    if (to < page) goTo(to);
    // The entry of a page that was left by «Indietro»: skip it, so that one gesture is enough.
    else if (to < from) history.back();
  });
  useEffect(() => {
    if (!managed) return;
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [managed, onPop]);
}

const pageIn = (state: { readonly preventivo?: number } | null) => state?.preventivo;
