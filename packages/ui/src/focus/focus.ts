import { focused, isNowhere } from './focused.ts';

/**
 * Focuses the control called `name` inside `root` and scrolls its label into view. In a group it
 * picks the checked or first radio, or the first invalid part of a date. If a card holds the
 * question (`data-holds` of its button), unfolds it first. An error of the focused field stays
 * visible. Returns false if there is no such control.
 */
export function focusControl(root: ParentNode, name: string): boolean {
  const [key = ''] = name.split('.');
  const card = root.querySelector<HTMLElement>(`[data-holds~="${CSS.escape(key)}"]`);
  card?.click();
  const control = controlOf(root, name);
  if (!control) return false;
  // A control in closed `<details>` cannot take focus.
  const folded = control.closest('details');
  if (folded) folded.open = true;
  moveFocus(control, { preventScroll: true });
  const field = control.closest('.q-field') ?? control;
  const fits = field.getBoundingClientRect().height < window.innerHeight / 2;
  (fits ? field : (field.querySelector('.q-label') ?? field)).scrollIntoView({ block: 'start' });
  return true;
}

/** Returns the control called `name` that takes the focus. */
export const controlOf = (root: ParentNode, name: string) =>
  best(named(root, name)) ?? wrong(parts(root, name)) ?? best(parts(root, name));

const named = (root: ParentNode, name: string) => all(root, `[name="${CSS.escape(name)}"]`);
const parts = (root: ParentNode, name: string) => all(root, `[name^="${CSS.escape(name)}."]`);
const all = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(
    (control) => !control.matches(':disabled, [type="hidden"]'),
  );

/** Returns the first control of a group that is invalid, or inside an invalid group. */
const wrong = (controls: readonly HTMLElement[]) =>
  controls.find((control) => control.closest('[aria-invalid="true"]'));

const best = (controls: readonly HTMLElement[]) =>
  controls.find((control) => control.matches(':checked')) ??
  controls.find((control) => control.matches('[aria-invalid="true"]')) ??
  controls[0];

/** How long to wait for a page to render, in ms: some of its chunks may have to load first. */
const PATIENCE = 2_000;
/**
 * Number of frames for which the focus is restored: a new page may render again, or still be inert
 * under a closing dialog.
 */
const UNREST = 30;

/**
 * Focuses a control of a page that is still rendering, and focuses it again if it loses the focus
 * before the page settles. Gives up if the control does not appear or the user focuses another
 * element.
 */
export function focusOnceDrawn(
  top: { readonly current: HTMLElement | null },
  control: string,
  deadline?: number,
): void {
  if (top.current) focusControl(top.current, control);
  // Checks that the control has the focus, because elements under a modal dialog cannot take it.
  const isFocused = isAt(focused(), control);
  requestAnimationFrame((now) => {
    if (isFocused)
      restoreFocus(
        (element) => isAt(element, control),
        () => top.current && focusControl(top.current, control),
      );
    else if (deadline === undefined || now < deadline)
      focusOnceDrawn(top, control, deadline ?? now + PATIENCE);
  });
}

/** Restores a lost focus until the page has settled or the user focuses another element. */
function restoreFocus(isThere: (element: Element) => boolean, focus: () => void, frames = UNREST) {
  if (frames === 0) return;
  const at = focused();
  if (isNowhere(at)) focus();
  else if (!isThere(at)) return;
  requestAnimationFrame(() => restoreFocus(isThere, focus, frames - 1));
}

/**
 * Focuses an element after a dialog closes, and again if the browser blurs it while closing the
 * dialog.
 */
export function returnFocus(element: HTMLElement): void {
  moveFocus(element);
  restoreFocus(
    (at) => at === element,
    () => moveFocus(element),
  );
}

/** Returns whether an element is a control of a field, or one of its parts. */
function isAt(element: Element | null, control: string): boolean {
  const name = element?.getAttribute('name');
  return name === control || (name?.startsWith(`${control}.`) ?? false);
}

let moving = false;

export const isMovingFocus = () => moving;

/**
 * Runs a function that moves the focus. The field that gets the focus then keeps showing its error.
 */
export function focusingFromCode(run: () => void): void {
  moving = true;
  run();
  moving = false;
}

/**
 * Focuses an element from code. A field shows its error less prominently while the user focuses it;
 * after this call it keeps showing the error in full.
 */
export function moveFocus(element: HTMLElement, options?: FocusOptions): void {
  focusingFromCode(() => element.focus(options));
}
