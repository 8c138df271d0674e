import type { Failure, Tracker } from '@preventivo/core';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Reports a visit to the host's tracker: the start, each page, and once if the visitor leaves without a request. A
 * tracker that is set later, for example after the visitor's consent, receives only the events after that. If the
 * tracker has `field`, the code that observes the fields of `root` loads.
 */
export function useTracker(
  tracker: Tracker | undefined,
  line: string,
  page: number,
  root?: RefObject<HTMLElement | null>,
) {
  const reportedPage = useRef(0);
  const isOver = useRef(false);

  useEffect(() => {
    if (!tracker || reportedPage.current === page) return;
    if (reportedPage.current === 0) safely(() => tracker.start(line));
    reportedPage.current = page;
    safely(() => tracker.page(line, page));
  }, [tracker, line, page]);

  useEffect(() => {
    if (!tracker) return;
    const leave = () => {
      if (isOver.current) return;
      isOver.current = true;
      safely(() => tracker.leave(line, page));
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [tracker, line, page]);

  useEffect(() => {
    const watched = root?.current;
    if (!tracker?.field || !watched) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    // Without this code, the form works and the tracker receives the other events.
    import('@preventivo/funnel/lazy/field-events').then(
      ({ watchFields }) => {
        if (isGone) return;
        const pageNow = () => reportedPage.current;
        stop = watchFields(watched, pageNow, (event) => safely(() => tracker.field?.(line, event)));
      },
      () => {},
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [tracker, line, root]);

  return {
    /** Reports the error codes of a rejected page or request, each once. */
    stopped(failures: readonly Pick<Failure, 'code'>[]) {
      const codes = new Set(failures.map(({ code }) => code));
      if (codes.size > 0) safely(() => tracker?.error(line, [...codes]));
    },
    /** Reports an accepted request. */
    sent() {
      isOver.current = true;
      safely(() => tracker?.send(line));
    },
  };
}

/** Calls a tracker. Reports an exception to the host as an uncaught error, so that it does not stop the form. */
export function safely(call: () => void): void {
  try {
    call();
  } catch (error) {
    reportError(error);
  }
}
