import { useLanguage } from '@preventivo/core/react';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The live region of a funnel. A dialog has its own, because the rest of the page is inert while it
 * is open.
 */
export function Status() {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => (region.current ? addRegion(region.current) : undefined), []);
  // The region may sit in a page with another language.
  return <div ref={region} role="status" lang={useLanguage()} className="q-hidden" />;
}

const regions = new Set<HTMLElement>();
/**
 * How long the live region is empty before a text, in ms. Screen readers read a region when its
 * text changes, so emptying it first makes them read the same text again.
 */
const EMPTY_MS = 60;

/** Makes an element the topmost live region. Returns the function that removes it. */
export function addRegion(region: HTMLElement): () => void {
  regions.add(region);
  return () => {
    regions.delete(region);
    // Drops pending announcements, because no region is left to read them.
    if (regions.size === 0) waiting = [];
  };
}

/** Pending announcements, which are read as one text. */
let waiting: readonly string[] = [];

/**
 * Announces a text through the topmost visible live region (the open dialog's, else a page's
 * `<Status />`).
 */
export function announce(text: string): void {
  if (regions.size === 0 || waiting.includes(text)) return;
  waiting = [...waiting, text];
  for (const region of regions) region.textContent = '';
  if (waiting.length > 1) return;
  window.setTimeout(() => {
    // A dialog may have opened or closed meanwhile; hidden regions are not read.
    const top = [...regions].filter((region) => region.getClientRects().length > 0).at(-1);
    if (top) top.textContent = waiting.join(' ');
    waiting = [];
  }, EMPTY_MS);
}

/** Announces a text when it changes, but not its first value. */
export function useAnnouncement(text: string | undefined): void {
  const said = useRef(text);
  useEffect(() => {
    if (text && text !== said.current) announce(text);
    said.current = text;
  }, [text]);
}

/** Text for screen readers only. */
export function VisuallyHidden({
  children,
}: {
  /** The text. */
  readonly children: ReactNode;
}) {
  return <span className="q-hidden">{children}</span>;
}
