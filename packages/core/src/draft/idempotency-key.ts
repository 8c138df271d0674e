import type { DraftStorage, DraftWanted } from './draft.ts';
import { readDraft } from './stored-draft.ts';

/** A new key for one request, a random UUID; also where a page is not served over https. */
export function newIdempotencyKey(): string {
  // Browsers offer `randomUUID` to secure pages only.
  return crypto.randomUUID?.() ?? uuidOf(crypto.getRandomValues(new Uint8Array(16)));
}

/** The key another tab has kept for the same draft, or a new one: two tabs send one request. */
export async function sharedIdempotencyKey(
  storage: DraftStorage,
  wanted: DraftWanted,
): Promise<string> {
  const { draft } = await readDraft(storage, wanted);
  return draft?.idempotencyKey ?? newIdempotencyKey();
}

/** Version 4 of RFC 9562. */
function uuidOf(random: Uint8Array): string {
  const bytes = random.map((byte, place) => {
    if (place === 6) return (byte & 0x0f) | 0x40;
    return place === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
