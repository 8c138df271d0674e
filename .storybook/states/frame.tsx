import {
  type CSSProperties,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { extendRules, force } from './forced.ts';
import { useSize, useWasNear } from './size.ts';

/** The attributes of the element `.q` around a story: its theme. */
export interface Root {
  readonly 'data-q-theme'?: string | undefined;
  readonly style?: CSSProperties;
}
export const RootOfStory = createContext<Root>({});

/** The widths of a window in px, each with the largest scale at which it is shown. */
const scales = { 390: 0.8, 1280: 0.6 } as const;
export type FrameWidth = keyof typeof scales;

export interface FrameProps {
  /** The name of the state, which is also the accessible name. */
  readonly title: string;
  readonly width: FrameWidth;
  /** Height of the window in px, needed for a dialog. @defaultValue the height of the content */
  readonly height?: number | undefined;
  /**
   * The surroundings of the content: the `sheet` of a page, the `canvas` around the sheet, or a whole `window`.
   * @defaultValue 'sheet'
   */
  readonly place?: 'sheet' | 'canvas' | 'window' | undefined;
  readonly children: ReactNode;
}

/**
 * A window with a given width. Media queries apply to this width, a modal dialog opens inside, and the landmarks
 * inside are not landmarks of the page. It is inert, because only one dialog of a page could have the focus.
 */
export function Frame({ title, width, height, place = 'sheet', children }: FrameProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const wasNear = useWasNear(box);
  const root = useContext(RootOfStory);
  const scale = Math.min(scales[width], (useSize(box)?.width ?? width) / width);
  const contentHeight = useSize(body)?.height ?? 0;
  useEffect(() => {
    if (body) force(title, body);
  }, [body, title]);
  const windowHeight = height ?? Math.max(contentHeight, 60);
  return (
    <div
      ref={setBox}
      className="story-frame"
      style={{ width: width * scales[width], height: windowHeight * scale }}
    >
      {wasNear && (
        <iframe
          inert
          title={`${title}, ${width} px`}
          srcDoc="<!doctype html>"
          style={{ width, height: windowHeight, transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => setBody(prepared(currentTarget.contentDocument))}
        />
      )}
      {body &&
        createPortal(
          <div className={`q story-framed story-framed-${place}`} {...root}>
            {children}
          </div>,
          body,
        )}
    </div>
  );
}

/** Copies the style sheets and the text size of this page into the document of a frame. Returns its body. */
function prepared(inside: Document | null): HTMLElement | null {
  if (!inside) return null;
  if (inside.defaultView) keepFocusOut(inside.defaultView);
  inside.documentElement.style.fontSize = document.documentElement.style.fontSize;
  for (const sheet of document.querySelectorAll('style, link[rel="stylesheet"]')) {
    const copy = inside.importNode(sheet, true);
    // The rules of a linked style sheet arrive later.
    copy.addEventListener('load', () => extendRules(inside.styleSheets));
    inside.head.append(copy);
  }
  return inside.body;
}

/** Prevents a dialog that opens in a frame from moving the focus there: Chromium allows it, although the frame is inert. */
function keepFocusOut({
  HTMLElement: Inside,
  HTMLDialogElement: Dialog,
}: Window & typeof globalThis) {
  const { showModal } = Dialog.prototype;
  Inside.prototype.focus = () => undefined;
  Dialog.prototype.showModal = function (this: HTMLDialogElement) {
    const focused = document.activeElement;
    showModal.call(this);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}
