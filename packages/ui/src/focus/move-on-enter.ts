import type { KeyboardEvent } from 'react';

/**
 * `onKeyDown` handler of a form. On a touch screen, Enter in a text field focuses the next control and does not
 * submit the form. In a field with `enterkeyhint="done"`, Enter closes the keyboard and does not submit the form. On
 * a device with a mouse, Enter submits the form like «Continua».
 */
export function moveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const field = event.target;
  if (event.key !== 'Enter' || event.defaultPrevented || !(field instanceof HTMLInputElement))
    return;
  if (!window.matchMedia('(pointer: coarse)').matches) return;
  if (field.enterKeyHint !== 'next' && field.enterKeyHint !== 'done') return;
  event.preventDefault();
  const controls = [...event.currentTarget.elements].filter(canTakeFocus);
  const next = controls[controls.indexOf(field) + 1];
  if (field.enterKeyHint === 'next' && next) next.focus();
  else field.blur();
}

const canTakeFocus = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.matches('input, select, textarea') &&
  !element.matches(':disabled') &&
  element.getClientRects().length > 0;
