import { describe, expect, it } from 'vitest';
import { defaultDraftLimits, draftBounds } from '../draft-bounds.ts';
import type { DraftRoom, SealedDraft } from '../drafts.ts';
import type { Store } from '../store.ts';

const at = '2026-11-21T10:00:00.000Z';
const yesterday = '2026-11-20T10:00:00.000Z';
let counted = 0;
const room: DraftRoom = { since: '2000-01-01', bounds: draftBounds(defaultDraftLimits) };

function newDraft(changes: Partial<SealedDraft> = {}): SealedDraft {
  counted += 1;
  const id = String(counted).padStart(64, '0');
  return { id, line: 'travel', sealed: `c2lnaWxsYXRv${counted}`, createdAt: at, ...changes };
}

/**
 * Tests the drafts of a store.
 * @param both returns two stores on the same data, like two processes. For a memory store, both are
 * one store
 */
export function describeDrafts(both: () => readonly [Store, Store]): void {
  describe('drafts in transfer to another device', () => {
    it('the store returns a draft once, unchanged', async () => {
      const [one, other] = both();
      const draft = newDraft();
      expect(await one.drafts.keep(draft, room)).toBe('kept');
      expect(await other.drafts.take(draft.id, draft.line, yesterday)).toBe(draft.sealed);
      expect(await other.drafts.take(draft.id, draft.line, yesterday)).toBeUndefined();
      expect(await one.drafts.take(draft.id, draft.line, yesterday)).toBeUndefined();
    });

    it('the store returns a draft to only one of twenty concurrent callers', async () => {
      const stores = both();
      const draft = newDraft();
      await stores[0].drafts.keep(draft, room);
      const taken = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (stores[index % 2] ?? stores[0]).drafts.take(draft.id, draft.line, yesterday),
        ),
      );
      expect(taken.filter((sealed) => sealed !== undefined)).toEqual([draft.sealed]);
    });

    it('the store keeps a draft when another is stored under its id', async () => {
      const [one, other] = both();
      const draft = newDraft();
      await one.drafts.keep(draft, room);
      expect(await other.drafts.keep({ ...draft, sealed: 'YWx0cm8=' }, room)).toBe('taken');
      expect(await other.drafts.take(draft.id, draft.line, yesterday)).toBe(draft.sealed);
    });

    it('the store keeps a draft when it is requested for another line or too late', async () => {
      const [one] = both();
      const draft = newDraft();
      await one.drafts.keep(draft, room);
      expect(await one.drafts.take(draft.id, 'pets', yesterday)).toBeUndefined();
      const later = '2026-11-21T10:00:00.001Z';
      expect(await one.drafts.take(draft.id, draft.line, later)).toBeUndefined();
      expect(await one.drafts.take(draft.id, draft.line, at)).toBe(draft.sealed);
    });

    it('the store deletes only old drafts', async () => {
      const [one, other] = both();
      const old = newDraft({ createdAt: '2020-01-01T00:00:00.000Z' });
      const recent = newDraft({ createdAt: '2020-01-02T00:00:00.000Z' });
      for (const draft of [old, recent]) await one.drafts.keep(draft, room);
      await other.drafts.deleteExpired('2020-01-02T00:00:00.000Z');
      expect(await one.drafts.take(old.id, old.line, old.createdAt)).toBeUndefined();
      expect(await one.drafts.take(recent.id, recent.line, old.createdAt)).toBe(recent.sealed);
    });

    it('the store rejects drafts beyond the bounds of their networks, and stores those of other networks', async () => {
      const [one, other] = both();
      const own = crypto.randomUUID();
      const limits = { ...defaultDraftLimits, perNetwork: 2 };
      const small = { ...room, bounds: draftBounds(limits) };
      const keep = (client: string, near: string, wide: string, store = one) => {
        const networks = { client: client + own, near: near + own, wide: wide + own };
        return store.drafts.keep(newDraft({ networks }), small);
      };
      expect(await keep('a', 'home', 'company')).toBe('kept');
      expect(await keep('a', 'home', 'company', other)).toBe('kept');
      expect(await keep('a', 'home', 'company')).toBe('full');
      for (const client of ['b', 'c']) expect(await keep(client, 'home', 'company')).toBe('kept');
      expect(await keep('d', 'home', 'company', other)).toBe('full');
      for (const client of ['e', 'f', 'g', 'h'])
        expect(await keep(client, client, 'company')).toBe('kept');
      expect(await keep('i', 'i', 'company')).toBe('full');
      expect(await keep('i', 'i', 'elsewhere')).toBe('kept');
    });

    it('the store rejects drafts beyond the bytes of their network, and beyond the rows or bytes of all drafts', async () => {
      const [one] = both();
      const networks = { client: crypto.randomUUID() };
      const small = { ...room, bounds: draftBounds({ ...defaultDraftLimits, perNetwork: 3 }) };
      const long = () => newDraft({ networks, sealed: 'A'.repeat(30_000) });
      expect(await one.drafts.keep(long(), small)).toBe('kept');
      expect(await one.drafts.keep(long(), small)).toBe('kept');
      expect(await one.drafts.keep(long(), small)).toBe('full');
      for (const limits of [{ rows: 0 }, { megabytes: 0 }]) {
        const none = { ...room, bounds: draftBounds({ ...defaultDraftLimits, ...limits }) };
        expect(await one.drafts.keep(newDraft(), none)).toBe('full');
      }
    });

    it('the store deletes expired drafts before it stores another, and returns taken for a repeated id even at the limit', async () => {
      const [one, other] = both();
      const networks = { client: crypto.randomUUID() };
      const single = { ...room, bounds: draftBounds({ ...defaultDraftLimits, perNetwork: 1 }) };
      const old = newDraft({ networks, createdAt: '2001-01-01T00:00:00.000Z' });
      expect(await one.drafts.keep(old, single)).toBe('kept');
      expect(await one.drafts.keep(newDraft({ networks }), single)).toBe('full');
      const since = '2001-01-01T00:00:00.001Z';
      const next = newDraft({ networks });
      expect(await other.drafts.keep(next, { ...single, since })).toBe('kept');
      expect(await one.drafts.keep(next, { ...single, since })).toBe('taken');
      expect(await one.drafts.take(old.id, old.line, old.createdAt)).toBeUndefined();
    });
  });
}
