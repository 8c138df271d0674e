import { aimOf, focused } from './focused.ts';

const PRESSED = 'label,button,a,summary';
let first: Element | undefined;
/** Where each thing of ours that can be pressed stood at the first press. */
let stood = new Map<Element, DOMRect>();
let stray: Element | undefined;

/**
 * The second press of a double press is for what took the first: what came in its place meanwhile is not pressed, nor
 * does it take the focus from what the first has brought. Two quick presses of what stood there all along, beside each
 * other, are one press of each: phones count them as a double press too.
 */
function aim(event: MouseEvent): void {
  const target = aimOf(event);
  const pressed = target.closest(PRESSED) ?? target;
  const isSecond = event.detail > 1;
  // Its click is judged as it began.
  if (event.type === 'mousedown') {
    if (!isSecond) [first, stood] = [pressed, placesAround(target)];
    const isMeant = pressed === first || isIn(stood.get(pressed), event) || !isOurs(target);
    stray = first && !isMeant ? pressed : undefined;
  }
  if (isSecond && pressed === stray) {
    event.preventDefault();
    event.stopPropagation();
  }
}

const placesAround = (target: Element) =>
  new Map(
    [...(target.closest('.q')?.querySelectorAll(`${PRESSED},input,select,textarea`) ?? [])].map(
      (one) => [one, one.getBoundingClientRect()],
    ),
  );

const isIn = (at: DOMRect | undefined, { clientX: x, clientY: y }: MouseEvent) =>
  at && at.left <= x && x <= at.right && at.top <= y && y <= at.bottom;

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
