import type { Failure, Tracker } from '@preventivo/core';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Reports a visit to the host's tracker: its start, each page, and once if the visitor leaves without a request. If the
 * host sets the tracker later, for example after the visitor's consent, the tracker receives only later events. If the
 * tracker has the method `field`, loads the code that observes the fields of `root`.
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
    // If this code fails to load, the form works, and the tracker receives all events except the events of fields.
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
    /** Reports the error codes of a rejected page or request. Reports a code once, even if several fields have it. */
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

/** Calls a tracker. An exception in the tracker must not stop the form, so it is reported as an uncaught error. */
export function safely(call: () => void): void {
  try {
    call();
  } catch (error) {
    reportError(error);
  }
}
