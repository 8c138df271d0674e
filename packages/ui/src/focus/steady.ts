import { aimOf, focused } from './focused.ts';

let first: Element | undefined;

/**
 * The second press of a double press is for what took the first: what came in its place meanwhile is not pressed, nor
 * does it take the focus from what the first has brought.
 */
function aim(event: MouseEvent): void {
  const target = aimOf(event);
  const pressed = target.closest('label,button,a,summary') ?? target;
  if (event.detail < 2) first = pressed;
  else if (first && pressed !== first && isOurs(target)) {
    event.preventDefault();
    event.stopPropagation();
  }
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
