// Inserts a frame with a line's page after this script, and keeps the frame as high as its content. This is a classic
// script in one file: any page can load it. It shares no code with the element.

/** A message from the page in the frame. `framed.ts` of `@preventivo/funnel` sends it. */
interface Told {
  readonly preventivo?: {
    /** The height of the content, in px. */
    readonly height?: number;
    /** The part of the content to scroll into view, in px from the top of the content. */
    readonly show?: { readonly top: number; readonly height: number; readonly block: 'start' };
    readonly event?: string;
    readonly detail?: unknown;
  };
}

const script = document.currentScript as HTMLScriptElement | null;
if (script) {
  const { line = '', src = `../${line}/`, title = 'Preventivo' } = script.dataset;
  const address = new URL(src, script.src);
  const around = document.createElement('div');
  const frame = document.createElement('iframe');
  const mark = document.createElement('i');
  around.style.position = 'relative';
  frame.style.cssText = 'display:block;width:100%;height:600px;border:0';
  frame.title = title;
  // The page in the frame needs the origin of this page. In browsers without `ancestorOrigins` it reads the origin from
  // the referrer.
  frame.referrerPolicy = 'origin';
  frame.src = address.href;
  around.append(frame);
  script.after(around);
  if (!line && !script.dataset.src) console.error('frame.js: it has no attribute `data-line`.');

  /** Sends the visible part of the frame to the page in the frame, which shows its dialogs there. */
  const tellView = () => {
    const { top, bottom } = frame.getBoundingClientRect();
    const from = Math.max(0, -top);
    const view = { top: from, height: Math.min(bottom, innerHeight) - top - from };
    frame.contentWindow?.postMessage({ preventivo: view }, address.origin);
  };
  addEventListener('scroll', tellView, { passive: true, capture: true });
  addEventListener('resize', tellView);
  addEventListener('message', ({ source, origin, data }: MessageEvent<Told | null>) => {
    const told = data?.preventivo;
    if (!told || source !== frame.contentWindow || origin !== address.origin) return;
    const { height, show, event, detail } = told;
    if (height) {
      frame.style.height = `${height}px`;
      tellView();
    }
    if (show) {
      // Scroll to a temporary element over this part, so that the host page's scroll margins apply.
      mark.style.cssText = `position:absolute;top:${show.top}px;height:${show.height}px`;
      around.append(mark);
      mark.scrollIntoView({ block: show.block });
      mark.remove();
    }
    if (event?.startsWith('preventivo:'))
      frame.dispatchEvent(new CustomEvent(event, { detail, bubbles: true }));
  });
}
