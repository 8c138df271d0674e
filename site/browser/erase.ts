import { cookieToken } from '@preventivo/core';
import { createClient } from '@preventivo/core/http';
import { eraseDevice } from '@preventivo/core/lazy/erase-device';
import buttonStyle from '@preventivo/ui/workspace/button.css?inline';
import dialogStyle from '@preventivo/ui/workspace/dialog.css?inline';
import { accountService } from './settings.ts';

/**
 * Asks for confirmation. Then erases all data of the product from the device.
 * @param opener the pressed button. It has the texts of the dialog in `data-` attributes, and takes the focus when the
 * dialog closes
 */
export function askToErase(opener: HTMLElement, onErased: () => void): void {
  const words = opener.dataset;
  const dialog = element('dialog', 'q-dialog');
  const head = element('header', 'q-dialog-head');
  const title = element('h2', 'q-dialog-title', { id: 'cancella', tabIndex: -1 });
  const body = element('div', 'q-dialog-body');
  const foot = element('footer', 'q-dialog-foot');
  const cancel = button('outline', words.cancel);
  const erase = button('danger', words.now);
  addStyles();
  title.textContent = words.ask ?? '';
  dialog.setAttribute('aria-labelledby', title.id);
  head.append(title);
  body.append(
    element('p', 'q-dialog-text', { textContent: words.goes ?? '' }),
    element('p', 'site-lead', { textContent: words.stays ?? '' }),
  );
  foot.append(cancel, erase);
  dialog.append(head, body, foot);

  erase.addEventListener('click', () => {
    // Remove the token from the browser at once. Do not wait for the server.
    void logOut();
    const isErased = eraseDevice(Date.now());
    if (isErased) onErased();
    title.textContent = (isErased ? words.erased : words.refused) ?? '';
    body.replaceChildren();
    erase.remove();
    cancel.textContent = words.close ?? '';
    title.focus();
  });
  cancel.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    opener.focus();
  });
  (document.querySelector('.site') ?? document.body).append(dialog);
  dialog.showModal();
  title.focus();
}

/** Ends the session at the account service in the settings. If the settings fail to load, sends no request. */
async function logOut(): Promise<void> {
  const token = cookieToken();
  const session = token.get();
  token.remove();
  if (session === null) return;
  const service = await accountService('logout').catch(() => undefined);
  if (service) await createClient({ line: '', ...service }).logout({ session });
}

/** Adds the styles of the funnels' dialogs. No other part of the site needs them. */
function addStyles(): void {
  if (document.adoptedStyleSheets.length > 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(buttonStyle + dialogStyle);
  document.adoptedStyleSheets = [sheet];
}

const button = (look: 'outline' | 'danger', textContent = '') =>
  element('button', `q-btn q-btn-${look}`, { type: 'button', textContent });

const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
): HTMLElementTagNameMap[K] =>
  Object.assign(document.createElement(name), { ...properties, className });
