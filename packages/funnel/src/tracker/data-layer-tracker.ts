import type { Tracker } from '@preventivo/core';
import { safely } from './use-tracker.ts';

/** The page's `window`, with the array that tag managers read. */
export interface DataLayerHost {
  dataLayer?: unknown[];
}

/** Whether a tracker also receives the events of single fields. */
export interface TrackerOptions {
  /** Whether to report each field: focus, time, corrections and errors. @defaultValue false */
  readonly fields?: boolean | undefined;
}

/**
 * Returns a tracker that pushes each event to `dataLayer`: `{event: 'preventivo_page', line: 'travel', page: 2}`.
 * @param host the page's `window`; a missing `dataLayer` is created
 */
export const dataLayerTracker = (host: DataLayerHost, options: TrackerOptions = {}): Tracker =>
  trackerOf((event, detail) => {
    host.dataLayer ??= [];
    host.dataLayer.push({ event: `preventivo_${event}`, ...detail });
  }, options);

type Send = (event: keyof Tracker, detail: Readonly<Record<string, unknown>>) => void;

/** Returns a tracker that passes each event to `send`, with the event's name. */
export const trackerOf = (send: Send, { fields = false }: TrackerOptions = {}): Tracker => ({
  start: (line) => send('start', { line }),
  page: (line, page) => send('page', { line, page }),
  error: (line, codes) => send('error', { line, codes: [...codes] }),
  send: (line) => send('send', { line }),
  leave: (line, page) => send('leave', { line, page }),
  ...(fields && { field: (line, event) => send('field', { line, ...event }) }),
});

/**
 * Returns the name that a tracker event has as a DOM event and as a message to the embedding page, such as
 * `preventivo:sent`.
 */
export const eventName = (event: keyof Tracker) =>
  `preventivo:${event === 'send' ? 'sent' : event}` as const;

/** Returns a tracker that forwards each call to all given trackers, even if one of them throws. */
export function combineTrackers(...trackers: readonly (Tracker | undefined)[]): Tracker {
  const each = (call: (tracker: Tracker) => void) => {
    for (const tracker of trackers) safely(() => tracker && call(tracker));
  };
  return {
    start: (...args) => each((one) => one.start(...args)),
    page: (...args) => each((one) => one.page(...args)),
    error: (...args) => each((one) => one.error(...args)),
    send: (...args) => each((one) => one.send(...args)),
    leave: (...args) => each((one) => one.leave(...args)),
    ...(trackers.some((one) => one?.field) && {
      field: (...args) => each((one) => one.field?.(...args)),
    }),
  };
}
