import type { Tracker } from '@preventivo/core';
import { safely } from '../tracker/use-tracker.ts';
import { type Allows, pageConsent } from './page-consent.ts';

/**
 * Returns a tracker that forwards events only while the visitor allows analytics. `tracker` first receives the start
 * and the page on which the visitor allowed them, with the next event.
 * @param allows the consent. @defaultValue the consent of the page
 */
export function afterConsent(tracker: Tracker, allows: Allows = pageConsent()): Tracker {
  let isStarted = false;
  let shown: readonly [line: string, page: number] | undefined;
  /** Calls `tracker` if allowed. */
  function forward(call: () => void) {
    if (!allows('analytics')) return;
    if (!isStarted && shown) {
      isStarted = true;
      const [line, page] = shown;
      safely(() => tracker.start(line));
      safely(() => tracker.page(line, page));
    }
    call();
  }
  return {
    // Report nothing here: a call of `page` follows at once and reports the start too.
    start: () => {},
    page: (line, page) => {
      const isFirst = !shown;
      shown ??= [line, page];
      forward(() => isFirst || tracker.page(line, page));
      shown = [line, page];
    },
    error: (...args) => forward(() => tracker.error(...args)),
    send: (...args) => forward(() => tracker.send(...args)),
    leave: (...args) => forward(() => tracker.leave(...args)),
    ...(tracker.field && { field: (...args) => forward(() => tracker.field?.(...args)) }),
  };
}
