/**
 * Returns the focused element, also inside a shadow root. There, `activeElement` of the document is
 * only the host element.
 */
export function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot) at = at.shadowRoot.activeElement;
  return at;
}

/** Returns whether no element has the focus, as after the focused one was removed. */
export const isNowhere = (at: Element | null): at is HTMLBodyElement | null =>
  !at || at === document.body;

/** Returns the target of an event, also for listeners outside its shadow tree. */
export const innermostTarget = (event: Event) => event.composedPath()[0] as Element;
