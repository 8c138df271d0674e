import { draftKey } from '../../draft/draft.ts';
import { draftUnder } from '../../draft/draft-under.ts';
import { deviceStorage } from '../../draft/stored-draft.ts';
import { cookieToken } from '../../http/token-store.ts';
import { erasedKey } from '../names.ts';
import { type Kept, keptOnDevice } from './kept-on-device.ts';

/**
 * Removes all data that the product's pages store on the device, for every line, and makes pages in
 * other tabs remove theirs. Does not touch the data of other programs.
 * @param now the time, in milliseconds since 1970
 * @returns whether everything was removed, except the time of the erasure
 */
export function eraseDevice(now: number): boolean {
  // Notify other tabs before the removal: a tab that saw the removal first would save its answers again.
  const notifyTabs = () => deviceStorage.set(erasedKey, String(now));
  const isNotified = notifyTabs();
  eraseKept();
  // If storage was full, the first notification failed. The removal has freed space, so notify the other tabs now.
  // They remove what they have written in the meantime.
  if (!isNotified) notifyTabs();
  const isGone = keptOnDevice.every((kept) => !isKept(kept));
  // Browsers send `storage` events to other tabs only. This event notifies another funnel on the same page.
  if (isGone) dispatchEvent(new StorageEvent('storage', { key: erasedKey }));
  return isGone;
}

/**
 * Removes the stored data without notifying other tabs. A tab calls this function after another tab has erased the
 * device.
 */
export function eraseKept(): void {
  for (const { where, name } of keptOnDevice) if (where === 'cookie') cookieToken(name).remove();
  for (const where of ['localStorage', 'sessionStorage'] as const)
    for (const key of keysIn(where))
      if (keptOnDevice.some((kept) => isUnder(kept, where, key)))
        attempt(() => storages[where]().removeItem(key), undefined);
}

const storages = { localStorage: () => localStorage, sessionStorage: () => sessionStorage };
type Where = keyof typeof storages;

const keysIn = (where: Where) => attempt(() => Object.keys(storages[where]()), []);

function isKept({ where, name }: Kept): boolean {
  if (where === 'cookie') return cookieToken(name).get() !== null;
  return keysIn(where).some((key) => isUnder({ where, name }, where, key));
}

/**
 * Whether a stored key belongs to this entry of `keptOnDevice`. Excludes the time of the erasure, so that `eraseKept`
 * does not remove it.
 */
function isUnder(kept: Kept, where: Where, key: string): boolean {
  if (kept.where !== where || key === erasedKey) return false;
  if (kept.name !== draftKey('<line>')) return kept.name === key;
  const text = attempt(() => storages[where]().getItem(key), null);
  return draftUnder(key, text) !== undefined;
}

function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}
