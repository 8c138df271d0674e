/**
 * Returns the focused element, also inside shadow roots, where `activeElement` is only the host.
 */
export function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot) at = at.shadowRoot.activeElement;
  return at;
}

/** Returns whether no element has the focus, because the focused one was removed. */
export const isNowhere = (at: Element | null): at is HTMLBodyElement | null =>
  !at || at === document.body;

/** Returns the target of an event, also for listeners outside its shadow tree. */
export const innermostTarget = (event: Event) => event.composedPath()[0] as Element;
