import type { FieldEvent, Tracker } from '@preventivo/core';
import type { ConsentReceipt } from '@preventivo/core/wire';
import { eventName, type TrackerOptions, trackerOf } from '@preventivo/funnel/tracker';

/** The DOM events of a funnel, embedded as an element or in a frame. They contain no answers. */
export interface FunnelEvents {
  /** The form has rendered. */
  readonly 'preventivo:start': CustomEvent<{ readonly line: string }>;
  /** A page of the funnel has appeared. `page` is its number, from 1. */
  readonly 'preventivo:page': CustomEvent<{ readonly line: string; readonly page: number }>;
  /** The funnel has rejected a page or the quote request. `codes` are the error codes. */
  readonly 'preventivo:error': CustomEvent<{
    readonly line: string;
    readonly codes: readonly string[];
  }>;
  /** The server has accepted the quote request. */
  readonly 'preventivo:sent': CustomEvent<{ readonly line: string }>;
  /** The visitor has left the page without sending a quote request. */
  readonly 'preventivo:leave': CustomEvent<{ readonly line: string; readonly page: number }>;
  /** The visitor has entered or left a field, or a field shows an error. Dispatched only with `trackFields`. */
  readonly 'preventivo:field': CustomEvent<{ readonly line: string } & FieldEvent>;
  /** The receipt of the consents, which the host may store. */
  readonly 'preventivo:receipt': CustomEvent<ConsentReceipt>;
}

/** Returns a tracker that dispatches each event as a bubbling DOM event. */
export const eventTracker = (from: EventTarget, options: TrackerOptions = {}): Tracker =>
  trackerOf((event, detail) => {
    const told = { detail, bubbles: true, composed: true };
    from.dispatchEvent(new CustomEvent(eventName(event), told));
  }, options);
