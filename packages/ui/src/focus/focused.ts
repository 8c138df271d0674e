/**
 * Returns the focused element, also inside a shadow root, for which `document.activeElement` is only the host
 * element.
 */
export function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot) at = at.shadowRoot.activeElement;
  return at;
}

/** Returns whether no element has the focus, for example because the focused element was removed. */
export const isNowhere = (at: Element | null): at is HTMLBodyElement | null =>
  !at || at === document.body;

/** Returns the target of an event. In a listener outside a shadow tree, `event.target` would be the host element. */
export const innermostTarget = (event: Event) => event.composedPath()[0] as Element;
