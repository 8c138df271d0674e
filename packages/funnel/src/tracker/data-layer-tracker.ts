import type { Tracker } from '@preventivo/core';

/** What a tag manager reads its events from: the page's `window`. */
export interface DataLayerHost {
  dataLayer?: unknown[];
}

/**
 * A tracker that pushes each event to `dataLayer`, as tag managers read it:
 * `{event: 'preventivo_page', line: 'travel', page: 2}`.
 * @param host the page's `window`; its `dataLayer` is made where there is none
 */
export function dataLayerTracker(host: DataLayerHost): Tracker {
  const push = (event: string, about: Readonly<Record<string, unknown>>) => {
    host.dataLayer ??= [];
    host.dataLayer.push({ event: `preventivo_${event}`, ...about });
  };
  return {
    start: (line) => push('start', { line }),
    page: (line, page) => push('page', { line, page }),
    error: (line, codes) => push('error', { line, codes: [...codes] }),
    send: (line) => push('send', { line }),
    leave: (line, page) => push('leave', { line, page }),
  };
}
