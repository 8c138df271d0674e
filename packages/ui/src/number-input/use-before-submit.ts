import { type RefObject, useEffect } from 'react';
import { useEventCallback } from '../field/use-event-callback.ts';

/**
 * Runs when the form of a box is sent: by Enter, by a press that takes no focus, after the browser
 * filled the box in, it was not left before. `hold` keeps the form and shows the box.
 */
export function useBeforeSubmit(
  box: RefObject<HTMLInputElement | null>,
  run: (hold: () => void) => void,
): void {
  const steady = useEventCallback((event: Event) =>
    run(() => {
      // The first box that holds the form is the one to look at.
      if (!event.defaultPrevented) box.current?.focus();
      event.preventDefault();
      event.stopPropagation();
    }),
  );
  useEffect(() => {
    const form = box.current?.form;
    form?.addEventListener('submit', steady);
    return () => form?.removeEventListener('submit', steady);
  }, [box, steady]);
}
