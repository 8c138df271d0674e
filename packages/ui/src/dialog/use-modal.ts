import { useRef } from 'react';
import { useCommitEffect } from '../field/use-commit-effect.ts';
import { focusControl } from '../focus/focus-control.ts';
import { asApplication, moveFocus } from '../focus/moving-focus.ts';

interface Modal {
  readonly onClose: (() => void) | undefined;
  readonly focus: string | undefined;
  readonly returnTo: (() => HTMLElement | null) | undefined;
}

/** Opens a `<dialog>` when it appears and gives the focus back when it goes. */
export function useModal(modal: Modal) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const now = useRef(modal);
  useCommitEffect(() => {
    now.current = modal;
  });
  useCommitEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    const { focus } = now.current;
    asApplication(() => element.showModal());
    if ((!focus || !focusControl(element, focus)) && title.current) moveFocus(title.current);
    /** A browser may close it over our heads (a second Esc): the owner decides, and it opens again while it must stay. */
    const onClosed = () => {
      now.current.onClose?.();
      window.setTimeout(() => {
        if (element.isConnected && !element.open) element.showModal();
      });
    };
    element.addEventListener('close', onClosed);
    return () => {
      element.removeEventListener('close', onClosed);
      const target = now.current.returnTo?.() ?? opener;
      asApplication(() => element.close());
      if (target instanceof HTMLElement && target.isConnected) moveFocus(target);
    };
  }, []);
  return { dialog, title };
}
