import { focusControl } from './focus-control.ts';

/** How many frames a page may take to be drawn: some of its parts may have to be loaded first. */
const PATIENCE = 120;

/** Focuses a control of a page that is being drawn. Gives up when it does not come. */
export function focusOnceDrawn(
  top: { readonly current: HTMLElement | null },
  control: string,
  frames = PATIENCE,
): void {
  if ((top.current && focusControl(top.current, control)) || frames === 0) return;
  requestAnimationFrame(() => focusOnceDrawn(top, control, frames - 1));
}
