import { useLanguage } from '@preventivo/core/react';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The live region of a funnel. Each dialog has its own live region, because an open dialog makes
 * the rest of the page inert.
 */
export function Status() {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => (region.current ? addRegion(region.current) : undefined), []);
  // The page around the live region may be in another language.
  return <div ref={region} role="status" lang={useLanguage()} className="q-hidden" />;
}

const regions = new Set<HTMLElement>();
/**
 * How long the live region is empty before a new text, in ms. Screen readers announce a live region
 * when its text changes. Because it is emptied first, they announce the same text a second time
 * too.
 */
const EMPTY_MS = 60;

/** Makes an element the topmost live region. Returns the function that removes it. */
export function addRegion(region: HTMLElement): () => void {
  regions.add(region);
  return () => {
    regions.delete(region);
    // Drops pending announcements if the last live region is gone.
    if (regions.size === 0) waiting = [];
  };
}

/** Pending announcements, which are then announced as one text. */
let waiting: readonly string[] = [];

/**
 * Announces a text through the topmost visible live region: that of the open dialog, or else that
 * of a page's `<Status />`.
 */
export function announce(text: string): void {
  if (regions.size === 0 || waiting.includes(text)) return;
  waiting = [...waiting, text];
  for (const region of regions) region.textContent = '';
  if (waiting.length > 1) return;
  window.setTimeout(() => {
    // A dialog may have opened or closed since the call. Screen readers ignore hidden live regions.
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
