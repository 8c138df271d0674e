import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Waits until a host shows the funnel: a dialog that opens under a closed tab makes the page inert, and nobody sees it. */
export function OnceDrawn({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const look = () => element.getClientRects().length > 0 && setDrawn(true);
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return isDrawn ? children : <div ref={place} className="q-hidden" />;
}
