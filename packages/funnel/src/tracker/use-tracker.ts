import type { Failure, Tracker } from '@preventivo/core';
import { useEffect, useRef } from 'react';

/** What the tracker cannot see for itself. */
export interface Tracking {
  /** A page or a request was stopped. Of what stopped it the codes are told, each once. */
  stopped(failures: readonly Pick<Failure, 'code'>[]): void;
  /** The request was taken. */
  sent(): void;
}

/**
 * Tells the host's tracker how a visit goes: that it began, each page, and once that the visitor
 * left without a request. Without a tracker nothing is told; one that comes late (the visitor had to
 * agree to it) hears from then on.
 */
export function useTracker(tracker: Tracker | undefined, line: string, page: number): Tracking {
  const told = useRef(0);
  const over = useRef(false);

  useEffect(() => {
    if (!tracker || told.current === page) return;
    if (told.current === 0) safely(() => tracker.start(line));
    told.current = page;
    safely(() => tracker.page(line, page));
  }, [tracker, line, page]);

  useEffect(() => {
    if (!tracker) return;
    const leave = () => {
      if (over.current) return;
      over.current = true;
      safely(() => tracker.leave(line, page));
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [tracker, line, page]);

  return {
    stopped(failures) {
      const codes = new Set(failures.map(({ code }) => code));
      if (tracker && codes.size > 0) safely(() => tracker.error(line, [...codes]));
    },
    sent() {
      over.current = true;
      if (tracker) safely(() => tracker.send(line));
    },
  };
}

/** A tracker that fails is the host's to mend: the visitor's form goes on. */
export function safely(tell: () => void): void {
  try {
    tell();
  } catch (error) {
    reportError(error);
  }
}
