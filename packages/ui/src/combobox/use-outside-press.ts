import { type RefObject, useEffect } from 'react';
import { useEventCallback } from '../field/effects.ts';
import { innermostTarget } from '../focus/focused.ts';

/** Calls `onOutside` on a press or focus outside the box and its list, while the list is open. */
export function useOutsidePress(
  box: RefObject<HTMLInputElement | null>,
  open: boolean,
  onOutside: () => void,
) {
  const report = useEventCallback(onOutside);
  useEffect(() => {
    if (!open) return;
    const watch = (event: Event) => {
      if (!box.current?.parentElement?.contains(innermostTarget(event))) report();
    };
    document.addEventListener('pointerdown', watch);
    document.addEventListener('focusin', watch);
    return () => {
      document.removeEventListener('pointerdown', watch);
      document.removeEventListener('focusin', watch);
    };
  }, [open, box, report]);
}
