import type { reloadedKey, requestKey } from '../device/names.ts';
import { tabStorage } from './stored-draft.ts';

/** What a tab keeps for itself besides drafts. */
export interface TabNote {
  /** Returns the text; null where none is kept. */
  get(): string | null;
  /** Returns whether the text was kept. */
  set(text: string): boolean;
  remove(): void;
}

/** Keeps a text in this tab until it is closed; a browser that blocks storage keeps none. */
export const tabNote = (name: typeof requestKey | typeof reloadedKey): TabNote => ({
  get: () => tabStorage.get(name),
  set: (text) => tabStorage.set(name, text),
  remove: () => tabStorage.remove(name),
});
