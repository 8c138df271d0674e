import { focused, innermostTarget } from './focused.ts';

let first: Element | undefined;
/** The rectangle of the first pressed element at the time of its press. */
let place: DOMRect;
let isStray = false;

/**
 * Ignores the second press of a double press if it hits another element than the first press. Otherwise it would
 * activate content that has just appeared, or move the focus there. If the first element has not moved, a press next
 * to it counts, because phones report two quick presses as a double press.
 */
function ignoreStray(event: MouseEvent): void {
  const target = innermostTarget(event);
  const pressed = target.closest('label,button,a,summary') ?? target;
  const isSecond = event.detail > 1;
  // If the mousedown is ignored, the click after it is ignored too.
  if (event.type === 'mousedown') {
    isStray = pressed !== first && isOurs(target) && !isBeside(event);
    if (!isSecond) [first, place] = [pressed, pressed.getBoundingClientRect()];
  }
  if (isSecond && isStray) {
    event.preventDefault();
    event.stopPropagation();
  }
}

function isBeside({ clientX: x, clientY: y }: MouseEvent): boolean {
  if (!first) return true;
  const { top, left } = first.getBoundingClientRect();
  const isThere = first.isConnected && top === place.top && left === place.left;
  return isThere && (x < left || x > place.right || y < top || y > place.bottom);
}

/** Scrolls an element that received the focus by Tab into view, because the sticky bar may cover it. */
function scrollFocusedIntoView({ key }: KeyboardEvent): void {
  const at = focused();
  if (key === 'Tab' && at && isOurs(at)) at.scrollIntoView({ block: 'nearest' });
}

/** Whether an element is inside `.q`. The rest of the page belongs to the host application. */
const isOurs = (element: Element) => element.closest('.q') !== null;

/** Adds the listeners to the document. Safe to call several times. */
export function ignoreStrayPresses(): void {
  document.addEventListener('mousedown', ignoreStray, true);
  document.addEventListener('click', ignoreStray, true);
  document.addEventListener('keyup', scrollFocusedIntoView, true);
}
