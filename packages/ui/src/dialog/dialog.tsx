import { useId } from 'react';
import type { DialogProps } from './dialog-props.ts';
import { DialogWindow } from './dialog-window.tsx';

/** A native modal dialog: what is behind it is inert, the focus comes in and goes back. Keep it outside of forms. */
export function Dialog({ open, ...props }: DialogProps) {
  const id = useId();
  return open ? <DialogWindow {...props} id={id} /> : null;
}
