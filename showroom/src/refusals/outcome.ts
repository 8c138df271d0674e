import { vi } from 'vitest';

/** The messages that a visitor sees after a rejection, and the control that has the focus. */
export interface Outcome {
  readonly page: string;
  /** The message in the dialog or in the error summary. */
  readonly said: string;
  /** The name of the control that shows the error and has the focus. Undefined if only a dialog shows the message. */
  readonly control: string | undefined;
  readonly marked: string;
  /** The reason why the visitor cannot continue, if that is so. */
  readonly deadEnd?: string;
}

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector);
const textOf = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** The page's current error summary. Each submit renders a new element. */
export const summary = () => find('.q-summary');

/** Waits for the dialog or for a new error summary and follows its link. Returns what the visitor then sees. */
export async function outcomeAfter(press: () => void): Promise<Outcome> {
  const before = summary();
  press();
  await vi.waitFor(() => {
    if (!dialog() && (summary() === before || !summary())) throw new Error('nothing is said yet');
  }, quickly);
  const open = dialog();
  if (!open) return led(summarySentence(), linked());
  const detail = textOf(open.querySelector('.q-problem .q-detail'));
  const all = textOf(describing(open));
  const said = detail ? `${all.slice(0, -detail.length).trim()} · ${detail}` : all;
  const code = [...open.querySelectorAll('.q-muted')].map(textOf).find(isCode);
  const leads = buttonOf(open, 'Vai al campo');
  (leads ?? buttonOf(open, 'Torna al modulo') ?? buttonOf(open, 'Ho capito'))?.click();
  await vi.waitFor(() => {
    if (dialog()) throw new Error('the dialog is open');
  }, quickly);
  if (leads) return led(said, undefined);
  return {
    page: '',
    said: code ? `${said} (${code})` : said,
    control: undefined,
    marked: '',
  };
}

const isCode = (text: string) => text.startsWith('Codice errore');
const quickly = { interval: 5, timeout: 15_000 };
const dialog = () => find('dialog[role="alertdialog"]');
const describing = (element: Element) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '');
const buttonOf = (root: Element, name: string) =>
  [...root.querySelectorAll('button')].find((button) => textOf(button) === name);
const pageTitle = () => textOf(find('.q-title'));

/** Returns the sentence of the error summary. Without a sentence, returns the number of errors. */
const summarySentence = () =>
  textOf(summary()?.querySelector('p') ?? summary()?.querySelector('.q-summary-count'));

function linked(): { readonly control: string; readonly words: string } | undefined {
  const link = summary()?.querySelector('a');
  return link ? { control: link.hash.slice(1), words: textOf(link) } : undefined;
}

/** Waits until the control behind the link has the focus and shows an error. */
async function led(said: string, link: ReturnType<typeof linked>): Promise<Outcome> {
  const whole = link && link.words !== said ? `${said} · ${link.words}` : said;
  const isThere = () => !link || `${focused()}.`.startsWith(`${link.control}.`);
  try {
    await vi.waitFor(() => {
      if (!isThere() || !marks(document.activeElement)) throw new Error('not there yet');
    }, quickly);
  } catch {
    const deadEnd = `'${whole}' leads to nothing that is marked`;
    return { page: pageTitle(), said: whole, control: undefined, marked: '', deadEnd };
  }
  const marked = marks(document.activeElement);
  return { page: pageTitle(), said: whole, control: focused(), marked };
}

const focused = () => document.activeElement?.getAttribute('name') ?? '';

/** Returns the error of a control with a name, or the error of its group. Returns '' without an error. */
function marks(control: Element | null): string {
  if (!control?.getAttribute('name')) return '';
  const group = control.closest('[role="radiogroup"], [role="group"], fieldset');
  const isWrong = [control, group].some((one) => one?.getAttribute('aria-invalid') === 'true');
  const texts = [control, group].flatMap((one) =>
    (one?.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((text) => text && (isWrong || text.closest('.q-error')))
      .map(textOf),
  );
  return [...new Set(texts.filter(Boolean))].join(' ');
}
