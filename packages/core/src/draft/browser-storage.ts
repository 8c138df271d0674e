import type { DraftStorage } from './draft-storage.ts';

/** Keeps drafts on the device, for every tab of the site. */
export const deviceStorage: DraftStorage = storageOf(() => localStorage);
/** Keeps drafts for the browser tab only: for lines that ask about health. */
export const tabStorage: DraftStorage = storageOf(() => sessionStorage);

/** Storage that is blocked, full or not there keeps nothing and says so; it never throws. */
function storageOf(storage: () => Storage): DraftStorage {
  return {
    get: (key) => attempt(() => storage().getItem(key), null),
    set: (key, text) =>
      attempt(() => {
        storage().setItem(key, text);
        return true;
      }, false),
    remove: (key) => attempt(() => storage().removeItem(key), undefined),
  };
}

function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}
