import { focused, isNowhere } from './focused.ts';

/**
 * Focuses the control called `name` inside `root` and scrolls its label into view. In a group, focuses the checked or
 * first radio, or the first invalid part of a date. If a collapsed card contains the question (`data-holds` of its
 * button), expands the card first. The error of the focused field stays fully visible. Returns false if no control
 * has this name.
 */
export function focusControl(root: ParentNode, name: string): boolean {
  const [key = ''] = name.split('.');
  const card = root.querySelector<HTMLElement>(`[data-holds~="${CSS.escape(key)}"]`);
  card?.click();
  const control = controlOf(root, name);
  if (!control) return false;
  // A control in a closed `<details>` cannot receive the focus.
  const folded = control.closest('details');
  if (folded) folded.open = true;
  moveFocus(control, { preventScroll: true });
  const field = control.closest('.q-field') ?? control;
  const fits = field.getBoundingClientRect().height < window.innerHeight / 2;
  (fits ? field : (field.querySelector('.q-label') ?? field)).scrollIntoView({ block: 'start' });
  return true;
}

/** Returns the control called `name` that can receive the focus. */
export const controlOf = (root: ParentNode, name: string) =>
  best(named(root, name)) ?? wrong(parts(root, name)) ?? best(parts(root, name));

const named = (root: ParentNode, name: string) => all(root, `[name="${CSS.escape(name)}"]`);
const parts = (root: ParentNode, name: string) => all(root, `[name^="${CSS.escape(name)}."]`);
const all = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(
    (control) => !control.matches(':disabled, [type="hidden"]'),
  );

/** Returns the first control of a group that is invalid or is inside an invalid group. */
const wrong = (controls: readonly HTMLElement[]) =>
  controls.find((control) => control.closest('[aria-invalid="true"]'));

const best = (controls: readonly HTMLElement[]) =>
  controls.find((control) => control.matches(':checked')) ??
  controls.find((control) => control.matches('[aria-invalid="true"]')) ??
  controls[0];

/** How long to wait for the page to render, in ms. Some chunks of the page may still have to load. */
const PATIENCE = 2_000;
/**
 * For how many frames to restore the focus. A new page may render again, or may still be inert under a closing
 * dialog.
 */
const UNREST = 30;

/**
 * Focuses a control of a page that is still rendering. Focuses it again if it loses the focus before the page has
 * settled. Gives up if the control does not appear, or if the user focuses another element.
 */
export function focusOnceDrawn(
  top: { readonly current: HTMLElement | null },
  control: string,
  deadline?: number,
): void {
  if (top.current) focusControl(top.current, control);
  // Check that the control really has the focus: an element under a modal dialog cannot receive it.
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

/** Focuses an element after a dialog closes. Focuses it again if the browser blurs it while it closes the dialog. */
export function returnFocus(element: HTMLElement): void {
  moveFocus(element);
  restoreFocus(
    (at) => at === element,
    () => moveFocus(element),
  );
}

/** Returns whether an element is a control of a field, or a part of a control. */
function isAt(element: Element | null, control: string): boolean {
  const name = element?.getAttribute('name');
  return name === control || (name?.startsWith(`${control}.`) ?? false);
}

let moving = false;

export const isMovingFocus = () => moving;

/** Runs a function that moves the focus. The field that receives the focus keeps showing its error in full. */
export function focusingFromCode(run: () => void): void {
  moving = true;
  run();
  moving = false;
}

/**
 * Focuses an element from code. A field that the user focuses shows its error less prominently. After this call, the
 * field keeps showing its error in full.
 */
export function moveFocus(element: HTMLElement, options?: FocusOptions): void {
  focusingFromCode(() => element.focus(options));
}
