import { type RefObject, useEffect, useRef } from 'react';

/**
 * Runs when the form of a box is sent: by Enter, by a press that takes no focus, after the browser
 * filled the box in, it was not left before. Where `run` answers true the form is not sent, and the
 * box is shown.
 */
export function useBeforeSubmit(box: RefObject<HTMLInputElement | null>, run: () => boolean): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const form = box.current?.form;
    const onSubmit = (event: Event) => {
      if (!latest.current()) return;
      // The first box that holds the form back is the one to look at.
      if (!event.defaultPrevented) box.current?.focus();
      event.preventDefault();
      event.stopPropagation();
    };
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, [box]);
}
