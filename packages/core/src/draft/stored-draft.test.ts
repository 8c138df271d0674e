import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft, DraftStorage } from './draft.ts';
import { dropDraft, readDraft, writeDraft } from './stored-draft.ts';

const now = Date.parse('2026-11-21T09:00:00.000Z');
const hour = 60 * 60 * 1000;
const wanted = { line: 'travel', version: 'a1', now };
const draft: Draft = {
  version: 'a1',
  line: 'travel',
  savedAt: now - hour,
  page: 2,
  contractor: { nome: 'Giulia' },
  product: { destinazione: 'europa', eta_partecipanti: [34, null] },
  idempotencyKey: '3f0c9a52-6f3e-4d53-9d0a-0c8c8f0f9a11',
};

function store(kept: Readonly<Record<string, string>> = {}) {
  const texts = new Map(Object.entries(kept));
  const storage: DraftStorage = {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => {
      texts.set(key, text);
      return true;
    },
    remove: (key) => void texts.delete(key),
  };
  return { storage, texts };
}
const holding = (kept: unknown) => store({ 'persist:travel': JSON.stringify(kept) });

describe('a draft', () => {
  it('a draft is restored unchanged from the key of its line', async () => {
    const { storage, texts } = store();
    expect(await writeDraft(storage, draft)).toBe(true);
    expect([...texts.keys()]).toEqual(['persist:travel']);
    expect(await readDraft(storage, wanted)).toEqual({ draft });
  });

  it('a draft is written synchronously to synchronous storage, for a page that unloads', () => {
    const { storage, texts } = store();
    void writeDraft(storage, draft);
    expect(texts.size).toBe(1);
  });

  it('a draft contains no password and no consent', async () => {
    const { storage, texts } = store();
    const tooMuch = { ...draft, password: 'segreta1!', privacy: { commerciale: true } };
    await writeDraft(storage, tooMuch);
    expect([...texts.values()].join()).not.toMatch(/segreta1!|commerciale|privacy|password/);
  });

  it('a draft is missing before the first save, and for another line', async () => {
    expect(await readDraft(store().storage, wanted)).toEqual({ draft: null, reason: 'none' });
    const { storage } = holding(draft);
    expect(await readDraft(storage, { ...wanted, line: 'pets' })).toMatchObject({ reason: 'none' });
  });

  it('a draft is removed after the server has accepted the quote request', async () => {
    const { storage, texts } = holding(draft);
    await dropDraft(storage, 'travel');
    expect(texts.size).toBe(0);
  });

  it('a draft is valid for 24 hours and expires a moment later', async () => {
    const { storage, texts } = holding({ ...draft, savedAt: now - 24 * hour });
    expect(await readDraft(storage, wanted)).toMatchObject({ draft: { page: 2 } });
    expect(await readDraft(storage, { ...wanted, now: now + 1 })).toEqual({
      draft: null,
      reason: 'old',
    });
    expect(texts.size).toBe(0);
  });

  it('a draft dated a week in the future counts as old', async () => {
    const { storage } = holding({ ...draft, savedAt: now + 7 * 24 * hour });
    expect(await readDraft(storage, wanted)).toMatchObject({ reason: 'old' });
  });

  it("a draft is dropped when the version of the line's questions has changed", async () => {
    const { storage, texts } = holding(draft);
    expect(await readDraft(storage, { ...wanted, version: 'b2' })).toEqual({
      draft: null,
      reason: 'other-version',
    });
    expect(texts.size).toBe(0);
  });
});

describe('an edited draft', () => {
  it.each([
    ['no JSON', '{"version":"a1"'],
    ['empty text', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a draft of another line', JSON.stringify({ ...draft, line: 'pets' })],
    ['no version', JSON.stringify({ ...draft, version: undefined })],
    ['page 0', JSON.stringify({ ...draft, page: 0 })],
    ['half a page', JSON.stringify({ ...draft, page: 1.5 })],
    ['a date as text', JSON.stringify({ ...draft, savedAt: '2026-11-21' })],
    ['answers in a list', JSON.stringify({ ...draft, product: ['europa'] })],
    ['no contractor', JSON.stringify({ ...draft, contractor: null })],
  ])('an edited draft with %s is dropped', async (_, text) => {
    const { storage, texts } = store({ 'persist:travel': text });
    expect(await readDraft(storage, wanted)).toEqual({ draft: null, reason: 'broken' });
    expect(texts.size).toBe(0);
  });

  it('an edited draft loses only an idempotency key that is not valid in a header', async () => {
    const { storage } = holding({ ...draft, idempotencyKey: 'x\r\nCookie: jwt=1', extra: 1 });
    const { idempotencyKey: _, ...rest } = draft;
    expect(await readDraft(storage, wanted)).toEqual({ draft: rest });
  });
});

describe('custom storage', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Creates storage that responds after the given milliseconds. */
  const slow = (ms: number, kept: string | null): DraftStorage => ({
    get: () => new Promise((resolve) => setTimeout(resolve, ms, kept)),
    set: () => new Promise((resolve) => setTimeout(resolve, ms, true)),
    remove: () => undefined,
  });

  it('custom storage may take almost 5 seconds to respond', async () => {
    const read = readDraft(slow(4999, JSON.stringify(draft)), wanted);
    await vi.advanceTimersByTimeAsync(4999);
    expect(await read).toEqual({ draft });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('custom storage times out after 5 seconds', async () => {
    const read = readDraft(slow(60_000, JSON.stringify(draft)), wanted);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await read).toEqual({ draft: null, reason: 'timeout' });
  });

  it("custom storage times out after the host's timeout", async () => {
    const read = readDraft(slow(200, null), { ...wanted, timeoutMs: 100 });
    await vi.advanceTimersByTimeAsync(100);
    expect(await read).toMatchObject({ reason: 'timeout' });
  });

  it('custom storage that fails counts as a timeout and is left unchanged', async () => {
    const remove = vi.fn();
    const failing: DraftStorage = {
      get: () => Promise.reject(new Error('down')),
      set: () => Promise.reject(new Error('down')),
      remove,
    };
    expect(await readDraft(failing, wanted)).toEqual({ draft: null, reason: 'timeout' });
    expect(await writeDraft(failing, draft)).toBe(false);
    expect(remove).not.toHaveBeenCalled();
    remove.mockRejectedValue(new Error('down'));
    await dropDraft(failing, 'travel');
  });
});
