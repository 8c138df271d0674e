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
import { accountService } from './settings.ts';

/** Asks for confirmation once, then erases all data of the product from the device. */
export function askToErase(onErased: () => void): void {
  const opener = document.activeElement;
  const dialog = element('dialog', { className: 'site-dialog' });
  const title = element('h2', { id: 'cancella', textContent: deviceAsk, tabIndex: -1 });
  const said = element('div', {});
  const erase = element('button', { type: 'button', textContent: deviceEraseNow });
  const cancel = element('button', { type: 'button', textContent: commonCancel });
  erase.className = 'site-danger';
  dialog.setAttribute('aria-labelledby', title.id);
  said.append(text(deviceGoes), text(deviceStays));
  dialog.append(title, said, erase, cancel);

  erase.addEventListener('click', () => {
    // Removes the token from the browser at once, without waiting for the server.
    void logOut();
    const isErased = eraseDevice(Date.now());
    if (isErased) onErased();
    title.remove();
    dialog.setAttribute('aria-labelledby', said.id);
    said.replaceChildren(text(isErased ? deviceErased : deviceRefused));
    erase.remove();
    cancel.textContent = commonClose;
    said.focus();
  });
  said.id = 'cancellato';
  said.tabIndex = -1;
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

const text = (words: string) => element('p', { textContent: words });

const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] => Object.assign(document.createElement(name), properties);
