import type { Tracker } from '@preventivo/core';
import type { ConsentReceipt } from '@preventivo/core/wire';
import { eventName, trackerOf } from '@preventivo/funnel/tracker';

/** What a page hears of a funnel in it, and of one in a frame. None has an answer in it. */
export interface FunnelEvents {
  /** The form is there. */
  readonly 'preventivo:start': CustomEvent<{ readonly line: string }>;
  /** A page is shown, counted from 1. */
  readonly 'preventivo:page': CustomEvent<{ readonly line: string; readonly page: number }>;
  /** A page or the request was stopped, by these error codes. */
  readonly 'preventivo:error': CustomEvent<{
    readonly line: string;
    readonly codes: readonly string[];
  }>;
  /** The request was taken. */
  readonly 'preventivo:sent': CustomEvent<{ readonly line: string }>;
  /** The visitor went away from the page without a request. */
  readonly 'preventivo:leave': CustomEvent<{ readonly line: string; readonly page: number }>;
  /** What was agreed to, for the host's own record. */
  readonly 'preventivo:receipt': CustomEvent<ConsentReceipt>;
}

/** Hears how a visit goes, and tells it as events that rise from an element. */
export const eventTracker = (from: EventTarget): Tracker =>
  trackerOf((event, detail) => {
    const told = { detail, bubbles: true, composed: true };
    from.dispatchEvent(new CustomEvent(eventName(event), told));
  });
