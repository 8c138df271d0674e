/**
 * Isolates the funnel from the page's styles. `all` resets inherited ones: font, colours, text
 * transforms. The page still controls the display and position of the element itself.
 */
const wall =
  ':host{display:block}:host([hidden]){display:none}' +
  '.wall{all:initial;display:block;direction:ltr;isolation:isolate}' +
  '.word{font:17px/1.5 system-ui,sans-serif;color:CanvasText;margin:0;padding:20px}' +
  '.word button{font:inherit;padding:10px 16px;margin-inline-start:12px}';

/** Typing stays inside: the page's shortcuts, such as '/' for search, must not react. */
const typed = ['keydown', 'keypress', 'keyup', 'beforeinput', 'input'];

/** The shadow root of one element. */
export interface Shadow {
  /** Shows a message under the page's own content; an empty one removes it. */
  t(words: string, again: string, retry?: () => void): void;
  /** Replaces all content by a new root to render into. */
  root(styles: string): HTMLElement;
  /** Handles a move within the page: an open dialog is no longer modal then. */
  moved(): void;
}

/**
 * Attaches the shadow root of an element. The element's own content shows until `root` is called.
 */
export function shadowOf(host: HTMLElement): Shadow {
  const shadow = host.attachShadow({ mode: 'open' });
  const inside = document.createElement('div');
  inside.className = 'wall';
  for (const name of typed) inside.addEventListener(name, (event) => event.stopPropagation());
  shadow.append(document.createElement('slot'), inside);
  adopt(shadow, wall);
  return {
    t(words, again, retry) {
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
        // `close()` would fire the close event, and its owner would close it too.
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
 * Adds the fonts of the styles to the document, because browsers ignore `@font-face` in a shadow
 * root. Adds no other rule, and no font that the page already has.
 * @param font the address of its file. @defaultValue the page provides it, or uses the fallback
 */
export function loadFonts(styles: string, font: string | undefined): void {
  const known = [...document.fonts].some(({ family }) => family.replaceAll('"', '') === FAMILY);
  const own = `@font-face{font-family:"${FAMILY}";src:url("${font}") format("woff2");font-weight:300 900;font-display:swap}`;
  const faces = styles.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  if (!known) adopt(document, [...faces, font && own].join(''));
}
