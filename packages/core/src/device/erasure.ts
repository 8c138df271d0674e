import { erasedKey } from './names.ts';

/** Says whether the device was erased since this was called: by this page, another tab, or while this page was left. */
export function erasureSince(): () => boolean {
  const before = lastErasure();
  return () => {
    const last = lastErasure();
    return last !== null && last !== before;
  };
}

/**
 * Runs once the device is erased elsewhere: at once in a page that stands open, on the way back to one that was left.
 * @returns stops listening
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

// A page that the browser has kept for the way back hears of nothing until it is shown again.
const signs = ['storage', 'pageshow'];

/** Whether this page is come back to, and the device was erased within a day: what stands in its boxes may be of before. */
export const isLeftBehind = (): boolean =>
  lastErasure() !== null &&
  performance
    .getEntriesByType('navigation')
    .some((load) => 'type' in load && load.type === 'back_forward');

/**
 * Whether the device was erased after a time, in milliseconds since 1970: drafts that a closed tab kept before it are void.
 * Ignores an erasure more than a day in the future, which a wrong clock recorded: it would void every draft.
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
