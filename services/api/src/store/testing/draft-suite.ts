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
 * What every store promises of drafts on their way to another device.
 * @param both two stores on the same data, as two processes have them; a store in memory is one
 */
export function describeDrafts(both: () => readonly [Store, Store]): void {
  describe('drafts on their way to another device', () => {
    it('are given away once, as they were', async () => {
      const [one, other] = both();
      const draft = newDraft();
      expect(await one.drafts.keep(draft, room)).toBe('kept');
      expect(await other.drafts.take(draft.id, draft.line, yesterday)).toBe(draft.sealed);
      expect(await other.drafts.take(draft.id, draft.line, yesterday)).toBeUndefined();
      expect(await one.drafts.take(draft.id, draft.line, yesterday)).toBeUndefined();
    });

    it('are given to one of twenty who ask at once', async () => {
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

    it('stay what they are where somebody keeps another under their id', async () => {
      const [one, other] = both();
      const draft = newDraft();
      await one.drafts.keep(draft, room);
      expect(await other.drafts.keep({ ...draft, sealed: 'YWx0cm8=' }, room)).toBe('taken');
      expect(await other.drafts.take(draft.id, draft.line, yesterday)).toBe(draft.sealed);
    });

    it('are not given to who asks under another line or too late, nor taken from who asks rightly then', async () => {
      const [one] = both();
      const draft = newDraft();
      await one.drafts.keep(draft, room);
      expect(await one.drafts.take(draft.id, 'pets', yesterday)).toBeUndefined();
      const later = '2026-11-21T10:00:00.001Z';
      expect(await one.drafts.take(draft.id, draft.line, later)).toBeUndefined();
      expect(await one.drafts.take(draft.id, draft.line, at)).toBe(draft.sealed);
    });

    it('are forgotten when they are old, and no others', async () => {
      const [one, other] = both();
      const old = newDraft({ createdAt: '2020-01-01T00:00:00.000Z' });
      const recent = newDraft({ createdAt: '2020-01-02T00:00:00.000Z' });
      for (const draft of [old, recent]) await one.drafts.keep(draft, room);
      await other.drafts.deleteExpired('2020-01-02T00:00:00.000Z');
      expect(await one.drafts.take(old.id, old.line, old.createdAt)).toBeUndefined();
      expect(await one.drafts.take(recent.id, recent.line, old.createdAt)).toBe(recent.sealed);
    });

    it('are refused beyond the bounds of their networks, and stored from other networks', async () => {
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

    it('are refused beyond the bytes of their network, and beyond the rows or bytes of all', async () => {
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

    it('replace expired drafts first, and a repeated id is answered with taken even without room', async () => {
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
