/** What has the focus, inside elements of the page with a shadow of their own too: the document names their host. */
export function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot) at = at.shadowRoot.activeElement;
  return at;
}

/** What an event is about, though it is heard outside of the shadow that this stands in. */
export const aimOf = (event: Event) => event.composedPath()[0] as Element;
