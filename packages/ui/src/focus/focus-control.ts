import { moveFocus } from './moving-focus.ts';

/**
 * Focuses the control called `name` inside `root` (the chosen or first radio, the first wrong part of
 * a date) and brings its label into view. Its error stays. False when there is no such control.
 */
export function focusControl(root: ParentNode, name: string): boolean {
  const control = best(named(root, name)) ?? wrong(parts(root, name)) ?? best(parts(root, name));
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
