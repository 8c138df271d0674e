import { erasedKey } from './names.ts';

/**
 * Returns a function that reports whether the device was erased after this call. The erasure may come from this page
 * or from another tab, also while this page was in the back/forward cache.
 */
export function erasureSince(): () => boolean {
  const before = lastErasure();
  return () => {
    const last = lastErasure();
    return last !== null && last !== before;
  };
}

/**
 * Calls `run` once when the device is erased. A page in the back/forward cache calls `run` when the user returns to
 * the page.
 * @returns the unsubscribe function
 */
export function onErasure(run: () => void): () => void {
  const isErased = erasureSince();
  const look = () => {
    if (!isErased()) return;
    stop();
    run();
  };
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, look);
  };
  for (const sign of signs) addEventListener(sign, look);
  return stop;
}

// A page in the back/forward cache receives no `storage` event, so check for an erasure when the user returns to it.
const signs = ['storage', 'pageshow'];

/**
 * Whether the user returned with the back or forward button within a day of an erasure. The browser may have restored
 * earlier answers in the fields.
 */
export const wasErasedBefore = (): boolean =>
  lastErasure() !== null &&
  performance
    .getEntriesByType('navigation')
    .some((load) => 'type' in load && load.type === 'back_forward');

/**
 * Whether the device was erased after a time, in milliseconds since 1970. Used to reject drafts that a closed tab
 * stored before the erasure. Ignores an erasure dated more than a day in the future, because a wrong clock recorded
 * it and every draft would be rejected.
 */
export const isErasedSince = (at: number): boolean => {
  const last = Number(lastErasure());
  return at < last && last < Date.now() + DAY;
};

const DAY = 86_400_000;

function lastErasure(): string | null {
  try {
    return localStorage.getItem(erasedKey);
  } catch {
    return null;
  }
}
