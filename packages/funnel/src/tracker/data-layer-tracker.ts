import type { Tracker } from '@preventivo/core';
import { safely } from './use-tracker.ts';

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
  return trackerOf((event, about) => {
    host.dataLayer ??= [];
    host.dataLayer.push({ event: `preventivo_${event}`, ...about });
  });
}

/** What is told of an event: the line, and its page or its error codes. */
type About = Readonly<Record<string, unknown>>;

/** A tracker that hands over each event by its name. */
export const trackerOf = (tell: (event: keyof Tracker, about: About) => void): Tracker => ({
  start: (line) => tell('start', { line }),
  page: (line, page) => tell('page', { line, page }),
  error: (line, codes) => tell('error', { line, codes: [...codes] }),
  send: (line) => tell('send', { line }),
  leave: (line, page) => tell('leave', { line, page }),
});

/** What an event is called in the page around a funnel, `preventivo:sent`. */
export const eventName = (event: keyof Tracker) =>
  `preventivo:${event === 'send' ? 'sent' : event}` as const;

/** One that tells several: each hears, whatever fails at another. */
export function tellingAll(...trackers: readonly Tracker[]): Tracker {
  const each = (tell: (tracker: Tracker) => void) => {
    for (const tracker of trackers) safely(() => tell(tracker));
  };
  return {
    start: (...about) => each((one) => one.start(...about)),
    page: (...about) => each((one) => one.page(...about)),
    error: (...about) => each((one) => one.error(...about)),
    send: (...about) => each((one) => one.send(...about)),
    leave: (...about) => each((one) => one.leave(...about)),
  };
}
