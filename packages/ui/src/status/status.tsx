import { useLanguage } from '@preventivo/core/react';
import { type ReactNode, useEffect, useRef } from 'react';

/** A live region: one per funnel. A dialog brings its own, since all else is inert while it is open. */
export function Status() {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => (region.current ? addRegion(region.current) : undefined), []);
  // Beside the form, in a page that may speak another language.
  return <div ref={region} role="status" lang={useLanguage()} className="q-hidden" />;
}

const regions = new Set<HTMLElement>();
/** A live region is read when its text changes: emptied first, so that the same words are read again. */
const EMPTY_MS = 60;

/** Makes an element the live region on top; the returned function takes it away. */
export function addRegion(region: HTMLElement): () => void {
  regions.add(region);
  return () => {
    regions.delete(region);
    // Nobody is left to hear it.
    if (regions.size === 0) waiting = [];
  };
}

/** What is about to be said: two things that happen at once are said one after the other. */
let waiting: readonly string[] = [];

/** Says a text through the live region on top of those that are drawn (the open dialog's, else a page's `<Status />`). */
export function announce(text: string): void {
  if (regions.size === 0 || waiting.includes(text)) return;
  waiting = [...waiting, text];
  for (const region of regions) region.textContent = '';
  if (waiting.length > 1) return;
  window.setTimeout(() => {
    // A dialog may have opened, or closed, meanwhile; and of what a host has put away nothing is read.
    const top = [...regions].filter((region) => region.getClientRects().length > 0).at(-1);
    if (top) top.textContent = waiting.join(' ');
    waiting = [];
  }, EMPTY_MS);
}

/** Says a text when it changes, not when it is there from the start. */
export function useSaid(text: string | undefined): void {
  const said = useRef(text);
  useEffect(() => {
    if (text && text !== said.current) announce(text);
    said.current = text;
  }, [text]);
}

/** Read, not shown. */
export function VisuallyHidden({
  children,
}: {
  /** What is read. */
  readonly children: ReactNode;
}) {
  return <span className="q-hidden">{children}</span>;
}
