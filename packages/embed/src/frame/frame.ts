// A funnel behind a wall: puts a line's own page into a frame, right after this script, as high as what is in it.
// A plain script of its own, so that a page can load it like any other; it shares nothing with the element.

/** What the page in the frame says (`framed.ts` of `@preventivo/funnel`). */
interface Told {
  readonly preventivo?: {
    /** Of what is in it, in px. */
    readonly height?: number;
    /** What is to be seen of it, in px from its top. */
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
  // All that the page in the frame learns of this one, where a browser does not tell it.
  frame.referrerPolicy = 'origin';
  frame.src = address.href;
  around.append(frame);
  script.after(around);
  if (!line && !script.dataset.src) console.error('frame.js: it has no attribute `data-line`.');

  /** Which part of the frame is seen: there it shows its dialogs. */
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
      // The page's own rules say where what is scrolled to comes to stand.
      mark.style.cssText = `position:absolute;top:${show.top}px;height:${show.height}px`;
      around.append(mark);
      mark.scrollIntoView({ block: show.block });
      mark.remove();
    }
    if (event?.startsWith('preventivo:'))
      frame.dispatchEvent(new CustomEvent(event, { detail, bubbles: true }));
  });
}
