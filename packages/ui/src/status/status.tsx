import { useEffect, useRef } from 'react';
import { addRegion } from './announce.ts';

/** The shared live region: one per page. A dialog brings its own, since all else is inert while it is open. */
export function Status() {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => (region.current ? addRegion(region.current) : undefined), []);
  return <div ref={region} role="status" className="q-hidden" />;
}
