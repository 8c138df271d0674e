import { focused, innermostTarget } from './focused.ts';

let first: Element | undefined;
/** Rectangle of the element at its press. */
let place: DOMRect;
let isStray = false;

/**
 * Ignores the second press of a double press unless it hits the element of the first.
 * Otherwise it would press content that has just appeared there, or take the focus from it. A press
 * next to the first element, if that has not moved, is a new press: phones count two quick ones as
 * a double press too.
 */
function ignoreStray(event: MouseEvent): void {
  const target = innermostTarget(event);
  const pressed = target.closest('label,button,a,summary') ?? target;
  const isSecond = event.detail > 1;
  // What is decided at mousedown also applies to the click.
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

/**
 * Scrolls the element focused by Tab into view. The sticky bar may cover it: a multi-line box, or
 * an element below an error that has reappeared.
 */
function scrollFocusedIntoView({ key }: KeyboardEvent): void {
  const at = focused();
  if (key === 'Tab' && at && isOurs(at)) at.scrollIntoView({ block: 'nearest' });
}

/** Whether an element is ours. Outside `.q` is the host page, whose presses and keys we ignore. */
const isOurs = (element: Element) => element.closest('.q') !== null;

/** Adds the listeners for all our elements on the page. Idempotent. */
export function ignoreStrayPresses(): void {
  document.addEventListener('mousedown', ignoreStray, true);
  document.addEventListener('click', ignoreStray, true);
  document.addEventListener('keyup', scrollFocusedIntoView, true);
}
