import type { reloadedKey, requestKey } from './names.ts';

/** What a tab keeps for itself besides drafts. */
export interface TabNote {
  /** Returns the text; null where none is kept. */
  get(): string | null;
  /** Returns whether the text was kept. */
  set(text: string): boolean;
  remove(): void;
}

/** Keeps a text in this tab until it is closed; a browser that blocks storage keeps none. */
export function tabNote(name: typeof requestKey | typeof reloadedKey): TabNote {
  return {
    get: () => attempt(() => sessionStorage.getItem(name), null),
    set: (text) =>
      attempt(() => {
        sessionStorage.setItem(name, text);
        return true;
      }, false),
    remove: () => attempt(() => sessionStorage.removeItem(name), undefined),
  };
}

function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}
