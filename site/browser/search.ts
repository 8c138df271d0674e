import { filled } from './filled.ts';
import { found } from './words.ts';

interface Row {
  readonly element: HTMLElement;
  readonly link: HTMLAnchorElement;
  readonly names: string;
  readonly about: string;
}

/**
 * Filters the list of lines while the visitor types. Hides the lines that do not match, and announces the number of
 * matches. Enter opens a single match, or focuses the first of several.
 */
export function startSearch(form: HTMLFormElement, main: HTMLElement): void {
  const box = form.querySelector('input');
  const clear = form.querySelector('button');
  const status = main.querySelector<HTMLElement>('[role="status"]');
  const nothing = main.querySelector<HTMLElement>('.site-nothing');
  if (!box || !clear || !status || !nothing) return;
  const rows = rowsIn(main);
  const groups = [...main.querySelectorAll<HTMLElement>('.site-group')];
  let shown: readonly Row[] = rows;

  function look(text: string): void {
    const fitting = found(text, rows);
    shown = fitting ?? rows;
    for (const row of rows) row.element.hidden = !shown.includes(row);
    for (const group of groups) group.hidden = !group.querySelector('.site-line:not([hidden])');
    main.toggleAttribute('data-searching', fitting !== undefined);
    if (nothing) nothing.hidden = shown.length > 0;
    if (clear) clear.hidden = text === '';
    t(fitting && status ? said(status.dataset, fitting, text.trim()) : undefined);
  }
  /** Announces a sentence only if it has changed: screen readers then read it once. */
  function t(sentence = ''): void {
    if (status && status.textContent !== sentence) status.textContent = sentence;
  }
  function empty(): void {
    if (!box) return;
    box.value = '';
    look('');
    box.focus();
  }

  box.addEventListener('input', () => look(box.value));
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || box.value === '') return;
    event.preventDefault();
    empty();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!main.hasAttribute('data-searching')) return;
    const [first, second] = shown;
    // Enter opens a single match. With several matches it focuses the first, and a phone hides its keyboard.
    if (second) first?.link.focus();
    else first?.link.click();
  });
  clear.addEventListener('click', empty);
  nothing.querySelector('button')?.addEventListener('click', empty);
  // Search at once: after going back, the browser may have restored the text in the box.
  look(box.value);
}

const rowsIn = (main: HTMLElement): readonly Row[] =>
  [...main.querySelectorAll<HTMLElement>('.site-line')].flatMap((element) => {
    const link = element.querySelector('a');
    const about = element.querySelector('p')?.textContent ?? '';
    const names = `${link?.textContent} ${element.dataset.keywords}`;
    return link ? [{ element, link, names, about }] : [];
  });

function said(words: DOMStringMap, rows: readonly Row[], text: string): string {
  const [first, second] = rows;
  if (!first) return filled(words.none, { text: text.slice(0, 40) });
  if (second) return filled(words.several, { n: rows.length });
  return filled(words.one, { line: first.link.textContent });
}
