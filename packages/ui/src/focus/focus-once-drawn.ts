import { focusControl } from './focus-control.ts';

/** How many frames a page may take to be drawn: some of its parts may have to be loaded first. */
const PATIENCE = 120;
/** How many frames a page that was just turned to may still be drawn anew, or lie under a dialog that is closing. */
const UNREST = 30;

/**
 * Focuses a control of a page that is being drawn, and once more should the page lose the focus before
 * it has come to rest. Gives up when the control does not come, or when somebody goes elsewhere.
 */
export function focusOnceDrawn(
  top: { readonly current: HTMLElement | null },
  control: string,
  frames = PATIENCE,
): void {
  if (frames === 0) return;
  if (top.current) focusControl(top.current, control);
  // What lies under a dialog takes no focus.
  const isFocused = isAt(document.activeElement, control);
  requestAnimationFrame(() =>
    isFocused ? hold(top, control, UNREST) : focusOnceDrawn(top, control, frames - 1),
  );
}

function hold(top: { readonly current: HTMLElement | null }, control: string, frames: number) {
  if (frames === 0) return;
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) {
    if (top.current) focusControl(top.current, control);
  } else if (!isAt(activeElement, control)) return;
  requestAnimationFrame(() => hold(top, control, frames - 1));
}

/** Whether an element is a control of a field, or one of its parts. */
function isAt(element: Element | null, control: string): boolean {
  const name = element?.getAttribute('name');
  return name === control || (name?.startsWith(`${control}.`) ?? false);
}
