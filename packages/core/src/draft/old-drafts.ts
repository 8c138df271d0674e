import { isRecord } from '../json/is-record.ts';
import { draftKey } from './draft.ts';
import { draftLifetimeMs } from './stored-draft.ts';

/**
 * Removes the drafts of all lines that are too old, on the device and in the tab: also those of lines that nobody opens
 * again. What another program keeps under such a name is not touched.
 * @param now the time, in milliseconds since 1970
 */
export function dropOldDrafts(now: number): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      const kept = storage();
      for (const key of Object.keys(kept))
        if (isOld(key, kept.getItem(key), now)) kept.removeItem(key);
    } catch {
      // Storage that is blocked keeps nothing.
    }
  }
}

function isOld(key: string, text: string | null, now: number): boolean {
  if (!key.startsWith(draftKey('')) || text === null) return false;
  try {
    const draft: unknown = JSON.parse(text);
    if (!isRecord(draft) || typeof draft.line !== 'string' || key !== draftKey(draft.line))
      return false;
    // A clock that was set back makes drafts of the future: they are no better.
    return typeof draft.savedAt === 'number' && Math.abs(now - draft.savedAt) > draftLifetimeMs;
  } catch {
    return false;
  }
}
