import type { reloadedKey, requestKey } from '../device/names.ts';
import { tabStorage } from './stored-draft.ts';

/** A text that a tab stores besides drafts. */
export interface TabNote {
  get(): string | null;
  set(text: string): boolean;
  remove(): void;
}

/** Stores a text in this tab until the tab closes. Stores nothing if the browser blocks storage. */
export const tabNote = (name: typeof requestKey | typeof reloadedKey): TabNote => ({
  get: () => tabStorage.get(name),
  set: (text) => tabStorage.set(name, text),
  remove: () => tabStorage.remove(name),
});
