import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DraftStorage } from './draft.ts';
import { newIdempotencyKey, sharedIdempotencyKey } from './idempotency-key.ts';
import { writeDraft } from './stored-draft.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('newIdempotencyKey', () => {
  it('newIdempotencyKey returns a random UUID', () => {
    expect(newIdempotencyKey()).toMatch(uuid);
    expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
  });

  it('newIdempotencyKey returns a UUID also on a page without https', () => {
    const { getRandomValues } = crypto;
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
    const keys = Array.from({ length: 200 }, newIdempotencyKey);
    for (const key of keys) expect(key).toMatch(uuid);
    expect(new Set(keys).size).toBe(200);
  });

  it('newIdempotencyKey changes only the version and variant bits of the random bytes', () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(0xff) });
    expect(newIdempotencyKey()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  });
});

describe('two tabs', () => {
  const wanted = { line: 'travel', version: 'a1', now: 1000 };
  const draft = { ...wanted, savedAt: 1000, page: 2, contractor: {}, product: {} };

  it('the second tab sends the idempotency key that the first tab has stored', async () => {
    let kept: string | null = null;
    const storage: DraftStorage = {
      get: () => kept,
      set: (_, text) => {
        kept = text;
        return true;
      },
      remove: () => undefined,
    };
    const first = await sharedIdempotencyKey(storage, wanted);
    await writeDraft(storage, { ...draft, idempotencyKey: first });
    expect(await sharedIdempotencyKey(storage, wanted)).toBe(first);
    expect(await sharedIdempotencyKey(storage, { ...wanted, version: 'b2' })).not.toBe(first);
  });
});
