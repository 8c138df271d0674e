import type { Tracker } from '@preventivo/core';
import { receiptEvent } from '@preventivo/core/consents';
import { eventName, type TrackerOptions, trackerOf } from '../tracker/data-layer-tracker.ts';

/** Message from the embedding page: the visible part of the frame, in px from the frame's top. */
type View = { readonly preventivo?: { readonly top: number; readonly height: number } } | null;

/**
 * In a frame, sends the frame's height, its scroll targets and the tracker's events to the embedding page. Never sends
 * an answer. Sends only to an allowed origin, and ignores messages from other origins.
 * @param allowed origins of the pages that may embed this one, such as `https://www.broker.example`
 * @returns undefined outside a frame, or if the embedding page's origin is not allowed
 */
export function framedBy(
  allowed: readonly string[],
  options: TrackerOptions = {},
): Tracker | undefined {
  if (window.parent === window) return undefined;
  const origin = parentOrigin();
  if (!allowed.includes(origin)) {
    console.error(
      `settings.json: 'frameAncestors' does not have '${origin}': the page around this frame is told nothing.`,
    );
    return undefined;
  }
  const send = (preventivo: object) => window.parent.postMessage({ preventivo }, origin);
  document.querySelector('.q')?.setAttribute('data-q-embedded', '');
  const sendHeight = () =>
    send({ height: Math.ceil(document.body.getBoundingClientRect().height) });
  // Send the first height at once: for a frame outside the viewport, browsers do not call the observer.
  sendHeight();
  new ResizeObserver(sendHeight).observe(document.body);
  sendScrollTargets(send);
  addEventListener(receiptEvent, (event) =>
    send({ event: receiptEvent, detail: (event as CustomEvent).detail }),
  );
  placeDialogsInView(origin);
  return trackerOf((event, detail) => send({ event: eventName(event), detail }), options);
}

/** Returns the embedding page's origin. Browsers without `ancestorOrigins` use the referrer. */
function parentOrigin(): string {
  const { ancestorOrigins } = location;
  return ancestorOrigins?.[0] ?? (document.referrer && new URL(document.referrer).origin);
}

/**
 * Reports each `scrollIntoView` to the embedding page. The frame is as high as its content, so only the embedding page
 * can scroll.
 */
function sendScrollTargets(send: (message: object) => void): void {
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function (how) {
    scrollIntoView.call(this, how);
    const { top, height } = this.getBoundingClientRect();
    const block = typeof how === 'object' ? how.block : 'start';
    send({ show: { top: top + scrollY, height, block } });
  };
}

/** Positions dialogs in the visible part of the frame. The middle of a high frame is often outside the viewport. */
function placeDialogsInView(origin: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '.q-dialog{inset:calc(var(--q-seen-from) + 16px) 0 auto!important;margin-inline:auto!important;margin-block:0!important;' +
      'height:auto!important;max-height:calc(var(--q-seen) - 32px)!important}',
  );
  addEventListener('message', ({ source, origin: from, data }: MessageEvent<View>) => {
    const view = data?.preventivo;
    if (!view || source !== window.parent || from !== origin) return;
    const { style } = document.documentElement;
    style.setProperty('--q-seen-from', `${Number(view.top)}px`);
    style.setProperty('--q-seen', `${Math.max(240, Number(view.height))}px`);
    if (!document.adoptedStyleSheets.includes(sheet))
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}
