import { focused, isNowhere } from './focused.ts';

/**
 * Focuses the control called `name` inside `root` (the chosen or first radio, the first wrong part of
 * a date) and brings its label into view. Its error stays. False when there is no such control.
 */
export function focusControl(root: ParentNode, name: string): boolean {
  const control = controlOf(root, name);
  if (!control) return false;
  // What is folded away cannot have the focus.
  const folded = control.closest('details');
  if (folded) folded.open = true;
  moveFocus(control, { preventScroll: true });
  const field = control.closest('.q-field') ?? control;
  const fits = field.getBoundingClientRect().height < window.innerHeight / 2;
  (fits ? field : (field.querySelector('.q-label') ?? field)).scrollIntoView({ block: 'start' });
  return true;
}

/** The control called `name` that is focused. */
export const controlOf = (root: ParentNode, name: string) =>
  best(named(root, name)) ?? wrong(parts(root, name)) ?? best(parts(root, name));

const named = (root: ParentNode, name: string) => all(root, `[name="${CSS.escape(name)}"]`);
const parts = (root: ParentNode, name: string) => all(root, `[name^="${CSS.escape(name)}."]`);
const all = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(
    (control) => !control.matches(':disabled, [type="hidden"]'),
  );

/** In a group the first that is wrong, by itself or with its own group. */
const wrong = (controls: readonly HTMLElement[]) =>
  controls.find((control) => control.closest('[aria-invalid="true"]'));

const best = (controls: readonly HTMLElement[]) =>
  controls.find((control) => control.matches(':checked')) ??
  controls.find((control) => control.matches('[aria-invalid="true"]')) ??
  controls[0];

/** How long a page may take to be drawn, in milliseconds: some of its parts may have to be loaded first. */
const PATIENCE = 2_000;
/** How many frames a page that was just turned to may still be drawn anew, or lie under a dialog that is closing. */
const UNREST = 30;

/**
 * Focuses a control of a page that is being drawn, and once more should the page lose the focus before
 * it has come to rest. Gives up when the control does not come, or when somebody goes elsewhere.
 */
export function focusOnceDrawn(
  top: { readonly current: HTMLElement | null },
  control: string,
  deadline?: number,
): void {
  if (top.current) focusControl(top.current, control);
  // What lies under a dialog takes no focus.
  const isFocused = isAt(focused(), control);
  requestAnimationFrame((now) => {
    if (isFocused)
      keep(
        (element) => isAt(element, control),
        () => top.current && focusControl(top.current, control),
      );
    else if (deadline === undefined || now < deadline)
      focusOnceDrawn(top, control, deadline ?? now + PATIENCE);
  });
}

/** Gives the focus back where nothing has it, until the page has come to rest or somebody goes elsewhere. */
function keep(isThere: (element: Element) => boolean, focus: () => void, frames = UNREST) {
  if (frames === 0) return;
  const at = focused();
  if (isNowhere(at)) focus();
  else if (!isThere(at)) return;
  requestAnimationFrame(() => keep(isThere, focus, frames - 1));
}

/** Focuses what a dialog leads back to, and once more should a browser that closes it take the focus away. */
export function returnFocus(element: HTMLElement): void {
  moveFocus(element);
  keep(
    (at) => at === element,
    () => moveFocus(element),
  );
}

/** Whether an element is a control of a field, or one of its parts. */
function isAt(element: Element | null, control: string): boolean {
  const name = element?.getAttribute('name');
  return name === control || (name?.startsWith(`${control}.`) ?? false);
}

let moving = false;

/** Whether the focus is being moved by the application at this moment. */
export const isMovingFocus = () => moving;

/** Runs something that moves the focus as the application: the error of the field it comes to stays. */
export function asApplication(run: () => void): void {
  moving = true;
  run();
  moving = false;
}

/** Focuses as the application. */
export function moveFocus(element: HTMLElement, options?: FocusOptions): void {
  asApplication(() => element.focus(options));
}
