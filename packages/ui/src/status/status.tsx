import { useLanguage } from '@preventivo/core/react';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The live region of a funnel. Each dialog has a separate live region, because an open dialog makes the rest of the
 * page inert.
 */
export function Status() {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => (region.current ? addRegion(region.current) : undefined), []);
  // The page around the live region may be in another language.
  return <div ref={region} role="status" lang={useLanguage()} className="q-hidden" />;
}

const regions = new Set<HTMLElement>();
/**
 * How long the live region stays empty before it gets a new text, in ms. Screen readers announce a live region when
 * its text changes. Emptying it first makes them announce a repeated text too.
 */
const EMPTY_MS = 60;

/** Makes an element the topmost live region. Returns a function that removes it. */
export function addRegion(region: HTMLElement): () => void {
  regions.add(region);
  return () => {
    regions.delete(region);
    // Drop pending announcements if no live region is left.
    if (regions.size === 0) waiting = [];
  };
}

/** The pending announcements. Screen readers get them as a single text. */
let waiting: readonly string[] = [];

/**
 * Announces a text through the topmost visible live region. This is the live region of the open dialog, or else that
 * of the page's `<Status />`.
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

/** Announces a text when it changes. Does not announce its first value. */
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
