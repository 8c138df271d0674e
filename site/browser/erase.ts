import { cookieToken } from '@preventivo/core';
import { createClient } from '@preventivo/core/http';
import { eraseDevice } from '@preventivo/core/lazy/erase-device';
import {
  commonCancel,
  commonClose,
  deviceAsk,
  deviceErased,
  deviceEraseNow,
  deviceGoes,
  deviceRefused,
  deviceStays,
} from '@preventivo/core/words';
import buttonStyle from '@preventivo/ui/workspace/button.css?inline';
import dialogStyle from '@preventivo/ui/workspace/dialog.css?inline';
import { accountService } from './settings.ts';

/** Asks for confirmation once, then erases all data of the product from the device. */
export function askToErase(onErased: () => void): void {
  const opener = document.activeElement;
  const dialog = element('dialog', 'q-dialog');
  const head = element('header', 'q-dialog-head');
  const title = element('h2', 'q-dialog-title', { id: 'cancella', tabIndex: -1 });
  const body = element('div', 'q-dialog-body');
  const foot = element('footer', 'q-dialog-foot');
  const cancel = button('outline', commonCancel);
  const erase = button('danger', deviceEraseNow);
  addStyles();
  title.textContent = deviceAsk;
  dialog.setAttribute('aria-labelledby', title.id);
  head.append(title);
  body.append(
    element('p', 'q-dialog-text', { textContent: deviceGoes }),
    element('p', 'site-lead', { textContent: deviceStays }),
  );
  foot.append(cancel, erase);
  dialog.append(head, body, foot);

  erase.addEventListener('click', () => {
    // Removes the token from the browser at once, without waiting for the server.
    void logOut();
    const isErased = eraseDevice(Date.now());
    if (isErased) onErased();
    title.textContent = isErased ? deviceErased : deviceRefused;
    body.replaceChildren();
    erase.remove();
    cancel.textContent = commonClose;
    title.focus();
  });
  cancel.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (opener instanceof HTMLElement) opener.focus();
  });
  (document.querySelector('.site') ?? document.body).append(dialog);
  dialog.showModal();
  title.focus();
}

/**
 * Revokes the session at the account service that the settings name. If the settings cannot be
 * loaded, sends no request.
 */
async function logOut(): Promise<void> {
  const token = cookieToken();
  const session = token.get();
  token.remove();
  if (session === null) return;
  const service = await accountService('logout').catch(() => undefined);
  if (service) await createClient({ line: '', ...service }).logout({ session });
}

/** Adds the styles of the funnels' dialogs, which no other part of the site uses. */
function addStyles(): void {
  if (document.adoptedStyleSheets.length > 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(buttonStyle + dialogStyle);
  document.adoptedStyleSheets = [sheet];
}

const button = (look: 'outline' | 'danger', textContent: string) =>
  element('button', `q-btn q-btn-${look}`, { type: 'button', textContent });

const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
): HTMLElementTagNameMap[K] =>
  Object.assign(document.createElement(name), { ...properties, className });
