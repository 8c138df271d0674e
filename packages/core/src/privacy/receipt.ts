import type { ConsentFlag } from './flags.ts';

/**
 * What a receipt vouches for, as one text that a browser and a server write alike: of each flag its
 * key, its answer, its channels and the words that were shown, ordered by key. When a flag was
 * changed, and the order it was sent in, make no difference.
 */
export function receiptText(flags: readonly ConsentFlag[]): string {
  const parts = flags.map(({ key, value, description, channels = [] }) => ({
    channels: [...channels].sort(),
    description,
    key,
    value,
  }));
  return JSON.stringify(parts.sort((a, b) => a.key - b.key));
}
