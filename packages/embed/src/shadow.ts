/**
 * What stands between a page and what is ours. `all` ends what is inherited: the page's type, its colours, what it does
 * to letters. Whether and where the element itself is shown is the page's.
 */
const wall =
  ':host{display:block}:host([hidden]){display:none}' +
  '.wall{all:initial;display:block;direction:ltr;isolation:isolate}' +
  '.word{font:17px/1.5 system-ui,sans-serif;color:CanvasText;margin:0;padding:20px}' +
  '.word button{font:inherit;padding:10px 16px;margin-inline-start:12px}';

/** What is typed is ours: a page that listens for its own keys, '/' to search, hears none of them. */
const typed = ['keydown', 'keypress', 'keyup', 'beforeinput', 'input'];

/** The shadow of one element. */
export interface Shadow {
  /** Says something under what the page itself shows meanwhile; nothing takes it away. */
  say(words: string, again: string, retry?: () => void): void;
  /** A new root to draw into, in place of all that was shown. */
  root(styles: string): HTMLElement;
  /** The element stands elsewhere in the page: a dialog that was open lies among the form then, and holds nobody. */
  moved(): void;
}

/** Puts up the shadow of an element, whose own content is shown until there is a root. */
export function shadowOf(host: HTMLElement): Shadow {
  const shadow = host.attachShadow({ mode: 'open' });
  const inside = document.createElement('div');
  inside.className = 'wall';
  for (const name of typed) inside.addEventListener(name, (event) => event.stopPropagation());
  shadow.append(document.createElement('slot'), inside);
  adopt(shadow, wall);
  return {
    say(words, again, retry) {
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
        // `close()` would close it for its owner too.
        dialog.open = false;
        dialog.showModal();
      }
    },
  };
}

const sheets = new Map<string, CSSStyleSheet>();

/** Gives a shadow, or the page, a style sheet: one for all that have the same, which no policy of the page forbids. */
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
 * Makes the fonts of the styles known to the page: browsers look for none in a shadow. No rule comes with them that
 * changes anything of the page's, and a page that has the font keeps its own.
 * @param font the address of its file. @defaultValue the page has it, or does without
 */
export function loadFonts(styles: string, font: string | undefined): void {
  const known = [...document.fonts].some(({ family }) => family.replaceAll('"', '') === FAMILY);
  const own = `@font-face{font-family:"${FAMILY}";src:url("${font}") format("woff2");font-weight:300 900;font-display:swap}`;
  const faces = styles.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  if (!known) adopt(document, [...faces, font && own].join(''));
}
