import { type RefObject, useEffect, useRef } from 'react';

/** Tells of a press, or of the focus going, outside of the box and its list while the list is open. */
export function useOutsidePress(
  box: RefObject<HTMLInputElement | null>,
  open: boolean,
  onOutside: () => void,
) {
  const now = useRef(onOutside);
  useEffect(() => {
    now.current = onOutside;
  });
  useEffect(() => {
    if (!open) return;
    const watch = ({ target }: Event) => {
      const inside = target instanceof Node && box.current?.parentElement?.contains(target);
      if (!inside) now.current();
    };
    document.addEventListener('pointerdown', watch);
    document.addEventListener('focusin', watch);
    return () => {
      document.removeEventListener('pointerdown', watch);
      document.removeEventListener('focusin', watch);
    };
  }, [open, box]);
}
