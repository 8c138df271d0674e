import { erasedKey } from '../device/names.ts';
import { draftUnder } from './draft-under.ts';
import { draftLifetimeMs } from './stored-draft.ts';

/**
 * Removes the drafts of all lines that are too old, on the device and in the tab: also those of lines that nobody opens
 * again. With them goes the word of an erasure that no draft can be older than. What another program keeps under such a
 * name is not touched.
 * @param now the time, in milliseconds since 1970
 */
export function dropOldDrafts(now: number): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      const kept = storage();
      for (const key of Object.keys(kept))
        if (isOver(savedAt(key, kept.getItem(key)), now)) kept.removeItem(key);
    } catch {
      // Storage that is blocked keeps nothing.
    }
  }
}

const savedAt = (key: string, text: string | null): unknown =>
  key === erasedKey ? Number(text) : draftUnder(key, text)?.savedAt;

// A clock that was set back makes drafts of the future: they are no better.
const isOver = (at: unknown, now: number): boolean =>
  typeof at === 'number' && Math.abs(now - at) > draftLifetimeMs;
