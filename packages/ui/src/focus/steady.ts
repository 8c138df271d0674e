import { aimOf, focused } from './focused.ts';

let first: Element | undefined;
/** Where that stood when it was pressed. */
let place: DOMRect;
let isStray = false;

/**
 * The second press of a double press is for what took the first: what came in its place meanwhile is not pressed, nor
 * does it take the focus from what the first has brought. One beside it, where it stands as it stood, is another press:
 * phones count two quick ones as a double press too.
 */
function aim(event: MouseEvent): void {
  const target = aimOf(event);
  const pressed = target.closest('label,button,a,summary') ?? target;
  const isSecond = event.detail > 1;
  // Its click is judged as it began.
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

/** What Tab came to may lie under the bar: a box of several lines, or one below an error that came back meanwhile. */
function see({ key }: KeyboardEvent): void {
  const at = focused();
  if (key === 'Tab' && at && isOurs(at)) at.scrollIntoView({ block: 'nearest' });
}

/** Around an embedded form stands somebody else's page, whose presses and keys are theirs. */
const isOurs = (element: Element) => element.closest('.q') !== null;

/** Holds in all that is ours on the page from now on, however often it is asked to. */
export function steady(): void {
  document.addEventListener('mousedown', aim, true);
  document.addEventListener('click', aim, true);
  document.addEventListener('keyup', see, true);
}
