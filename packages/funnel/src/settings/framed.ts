import type { Tracker } from '@preventivo/core';
import { receiptEvent } from '@preventivo/core/consents';
import { eventName, trackerOf } from '../tracker/data-layer-tracker.ts';

/** What the page around says: which part of the frame is seen, in px from its top. */
interface View {
  readonly preventivo?: { readonly top: number; readonly height: number };
}

/**
 * In a frame of a page that may have it: tells that page how high it is, what is to be seen, and how the visit goes;
 * never an answer. Nothing is told to another page, and nothing another says is heard.
 * @param allowed the origins of the pages that may, `https://www.broker.example`
 * @returns undefined where the page stands alone, or in a frame of somebody else
 */
export function framedBy(allowed: readonly string[]): Tracker | undefined {
  if (window.parent === window) return undefined;
  const origin = ancestor();
  if (!allowed.includes(origin)) {
    console.error(
      `settings.json: 'frameAncestors' does not have '${origin}': the page around this frame is told nothing.`,
    );
    return undefined;
  }
  const tell = (preventivo: object) => window.parent.postMessage({ preventivo }, origin);
  const root = document.querySelector<HTMLElement>('.q');
  if (root) root.dataset.qEmbedded = '';
  const tellHeight = () =>
    tell({ height: Math.ceil(document.body.getBoundingClientRect().height) });
  // A browser draws no frame that is out of sight, and watches nothing in it: as high as it is now, it is told at once.
  tellHeight();
  new ResizeObserver(tellHeight).observe(document.body);
  tellWhatIsShown(tell);
  addEventListener(receiptEvent, (event) =>
    tell({ event: receiptEvent, detail: (event as CustomEvent).detail }),
  );
  showDialogsInSight(origin);
  return trackerOf((event, detail) => tell({ event: eventName(event), detail }));
}

/** The origin of the page around. Not every browser says it by itself; all say where a frame was asked for from. */
function ancestor(): string {
  const { ancestorOrigins } = location;
  return ancestorOrigins?.[0] ?? (document.referrer && new URL(document.referrer).origin);
}

/** A frame as high as what is in it has nothing to scroll: the page around does, when something here would. */
function tellWhatIsShown(tell: (said: object) => void): void {
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function (how) {
    scrollIntoView.call(this, how);
    const { top, height } = this.getBoundingClientRect();
    const block = typeof how === 'object' ? how.block : 'start';
    tell({ show: { top: top + scrollY, height, block } });
  };
}

/** The middle of a high frame is seldom in sight: dialogs stand where the page around says that it is seen. */
function showDialogsInSight(origin: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '.q-dialog{inset:calc(var(--q-seen-from) + 16px) 0 auto!important;margin-inline:auto!important;margin-block:0!important;' +
      'height:auto!important;max-height:calc(var(--q-seen) - 32px)!important}',
  );
  addEventListener('message', ({ source, origin: from, data }: MessageEvent<View | null>) => {
    const seen = data?.preventivo;
    if (!seen || source !== window.parent || from !== origin) return;
    const { style } = document.documentElement;
    style.setProperty('--q-seen-from', `${Number(seen.top)}px`);
    style.setProperty('--q-seen', `${Math.max(240, Number(seen.height))}px`);
    if (!document.adoptedStyleSheets.includes(sheet))
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}
