import { erasedKey } from '../device/names.ts';
import { draftUnder } from './draft-under.ts';
import { draftLifetimeMs } from './stored-draft.ts';

/**
 * Removes the expired drafts of all lines from the device and the tab, including lines that the user never opens again.
 * Also removes the time of an erasure older than any valid draft. Does not touch the data of other programs under
 * similar names.
 * @param now the time, in milliseconds since 1970
 */
export function dropOldDrafts(now: number): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      const kept = storage();
      for (const key of Object.keys(kept))
        if (isOver(savedAt(key, kept.getItem(key)), now)) kept.removeItem(key);
    } catch {
      // Blocked storage holds no drafts.
    }
  }
}

const savedAt = (key: string, text: string | null): unknown =>
  key === erasedKey ? Number(text) : draftUnder(key, text)?.savedAt;

// If the clock was set back, drafts are dated in the future: drop them too.
const isOver = (at: unknown, now: number): boolean =>
  typeof at === 'number' && Math.abs(now - at) > draftLifetimeMs;
