import { focusControl } from '@preventivo/ui';
import type { RefObject } from 'react';

/** How many frames a page may take to be drawn: some of its parts may have to be loaded first. */
const PATIENCE = 120;

/** Focuses a control of a page that is being turned to. Gives up when it does not come. */
export function focusOnceDrawn(
  top: RefObject<HTMLElement | null>,
  control: string,
  frames = PATIENCE,
): void {
  requestAnimationFrame(() => {
    const found = top.current && focusControl(top.current, control);
    if (!found && frames > 1) focusOnceDrawn(top, control, frames - 1);
  });
}
