import type { DraftStorage, DraftWanted } from './draft.ts';
import { readDraft } from './stored-draft.ts';

/** Returns a random UUID as the key of one quote request, also on pages without https. */
export function newIdempotencyKey(): string {
  // Browsers offer `randomUUID` only to secure pages.
  return crypto.randomUUID?.() ?? uuidOf(crypto.getRandomValues(new Uint8Array(16)));
}

/**
 * Returns the key that another tab stored for this draft, or a new key. Because both tabs send one key, the server
 * accepts only one quote request from them.
 */
export async function sharedIdempotencyKey(
  storage: DraftStorage,
  wanted: DraftWanted,
): Promise<string> {
  const { draft } = await readDraft(storage, wanted);
  return draft?.idempotencyKey ?? newIdempotencyKey();
}

/** UUID version 4 (RFC 9562). */
function uuidOf(random: Uint8Array): string {
  const bytes = random.map((byte, place) => {
    if (place === 6) return (byte & 0x0f) | 0x40;
    return place === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
