import { erasedKey } from '../device/names.ts';
import { draftUnder } from './draft-under.ts';
import { draftLifetimeMs } from './stored-draft.ts';

/**
 * Removes the expired drafts of all lines from the device and the tab, also of lines that the user never opens again.
 * Also removes the time of an erasure once every draft from before it has expired. Keeps the data of other programs
 * under similar names.
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

// A clock that was set back leaves drafts with a date in the future. Drop them too.
const isOver = (at: unknown, now: number): boolean =>
  typeof at === 'number' && Math.abs(now - at) > draftLifetimeMs;
