/**
 * The styles that isolate the funnel from the page's styles. `all` resets inherited properties such as font, colour and
 * text transform. The page still sets the display and the position of the element.
 */
const wall =
  ':host{display:block}:host([hidden]){display:none}' +
  '.wall{all:initial;display:block;direction:ltr;isolation:isolate}' +
  '.word{font:17px/1.5 system-ui,sans-serif;color:CanvasText;margin:0;padding:20px}' +
  '.word button{font:inherit;padding:10px 16px;margin-inline-start:12px}';

/**
 * The events of typing. They do not propagate out of the element: they could trigger the page's keyboard shortcuts,
 * such as '/' for search.
 */
const typed = ['keydown', 'keypress', 'keyup', 'beforeinput', 'input'];

export interface Shadow {
  /** Shows a message below the content that the host put into the element. An empty text removes the message. */
  showMessage(words: string, again: string, retry?: () => void): void;
  /** Replaces all content with a new root element and returns that element. */
  root(styles: string): HTMLElement;
  /** Makes an open dialog modal again, because moving the element within the page makes it non-modal. */
  moved(): void;
}

/**
 * Attaches a shadow root to an element. The content that the host put into the element stays visible until `root` is
 * called.
 */
export function shadowOf(host: HTMLElement): Shadow {
  const shadow = host.attachShadow({ mode: 'open' });
  const inside = document.createElement('div');
  inside.className = 'wall';
  for (const name of typed) inside.addEventListener(name, (event) => event.stopPropagation());
  shadow.append(document.createElement('slot'), inside);
  adopt(shadow, wall);
  return {
    showMessage(words, again, retry) {
      const line = document.createElement('p');
      line.className = 'word';
      line.setAttribute('role', 'status');
      line.append(words);
      if (retry) {
        const button = document.createElement('button');
        button.append(again);
        button.onclick = retry;
        line.append(button);
      }
      shadow.replaceChildren(document.createElement('slot'), inside);
      inside.replaceChildren(...(words ? [line] : []));
    },
    root(styles) {
      adopt(shadow, styles);
      const root = document.createElement('div');
      root.className = 'q';
      shadow.replaceChildren(inside);
      inside.replaceChildren(root);
      return root;
    },
    moved() {
      for (const dialog of inside.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
        if (dialog.matches(':modal')) continue;
        // Do not call `close()`: it fires the `close` event, on which the React component would close the dialog
        // permanently.
        dialog.open = false;
        dialog.showModal();
      }
    },
  };
}

const sheets = new Map<string, CSSStyleSheet>();

/** Adopts a shared constructable stylesheet; no CSP blocks it. */
function adopt(place: Document | ShadowRoot, styles: string): void {
  const sheet = sheets.get(styles) ?? new CSSStyleSheet();
  if (!sheets.has(styles)) {
    sheets.set(styles, sheet);
    sheet.replaceSync(styles);
  }
  if (!place.adoptedStyleSheets.includes(sheet))
    place.adoptedStyleSheets = [...place.adoptedStyleSheets, sheet];
}

const FAMILY = 'Figtree Variable';

/**
 * Adds the fonts of the styles to the document, because browsers ignore `@font-face` in a shadow root. Skips a font
 * that the page already has.
 * @param font the URL of Figtree's file; undefined if the page has the font or uses the fallback font
 */
export function loadFonts(styles: string, font: string | undefined): void {
  const known = [...document.fonts].some(({ family }) => family.replaceAll('"', '') === FAMILY);
  const own = `@font-face{font-family:"${FAMILY}";src:url("${font}") format("woff2");font-weight:300 900;font-display:swap}`;
  const faces = styles.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  if (!known) adopt(document, [...faces, font && own].join(''));
}
