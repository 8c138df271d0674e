import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Draws dialogs with forms at the end of the page's `.q`: forms do not nest, and what is sent in
 * there is not heard by a form around the place it was opened from.
 */
export function OutsideForm({ children }: { readonly children: ReactNode }) {
  const here = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<Element>();
  useLayoutEffect(() => setPlace(here.current?.closest('.q') ?? document.body), []);
  return (
    <>
      <span ref={here} hidden />
      {place &&
        createPortal(<div onSubmit={(event) => event.stopPropagation()}>{children}</div>, place)}
    </>
  );
}
