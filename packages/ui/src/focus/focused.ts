/** What has the focus, inside elements of the page with a shadow of their own too: the document names their host. */
export function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot) at = at.shadowRoot.activeElement;
  return at;
}

/** Whether that is nothing: what had the focus has gone. */
export const isNowhere = (at: Element | null): at is HTMLBodyElement | null =>
  !at || at === document.body;

/** What an event is about, though it is heard outside of the shadow that this stands in. */
export const aimOf = (event: Event) => event.composedPath()[0] as Element;
