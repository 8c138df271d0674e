import { describe, expect, it } from 'vitest';
import type { SealedDraft } from '../drafts.ts';
import type { Store } from '../store.ts';

const at = '2026-11-21T10:00:00.000Z';
const yesterday = '2026-11-20T10:00:00.000Z';
let counted = 0;

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
      expect(await one.drafts.keep(draft)).toBe(true);
      expect(await other.drafts.take(draft.id, draft.line, yesterday)).toBe(draft.sealed);
      expect(await other.drafts.take(draft.id, draft.line, yesterday)).toBeUndefined();
      expect(await one.drafts.take(draft.id, draft.line, yesterday)).toBeUndefined();
    });

    it('are given to one of twenty who ask at once', async () => {
      const stores = both();
      const draft = newDraft();
      await stores[0].drafts.keep(draft);
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
      await one.drafts.keep(draft);
      expect(await other.drafts.keep({ ...draft, sealed: 'YWx0cm8=' })).toBe(false);
      expect(await other.drafts.take(draft.id, draft.line, yesterday)).toBe(draft.sealed);
    });

    it('are not given to who asks under another line or too late, nor taken from who asks rightly then', async () => {
      const [one] = both();
      const draft = newDraft();
      await one.drafts.keep(draft);
      expect(await one.drafts.take(draft.id, 'pets', yesterday)).toBeUndefined();
      const later = '2026-11-21T10:00:00.001Z';
      expect(await one.drafts.take(draft.id, draft.line, later)).toBeUndefined();
      expect(await one.drafts.take(draft.id, draft.line, at)).toBe(draft.sealed);
    });

    it('are forgotten when they are old, and no others', async () => {
      const [one, other] = both();
      const old = newDraft({ createdAt: '2020-01-01T00:00:00.000Z' });
      const recent = newDraft({ createdAt: '2020-01-02T00:00:00.000Z' });
      for (const draft of [old, recent]) await one.drafts.keep(draft);
      await other.drafts.deleteExpired('2020-01-02T00:00:00.000Z');
      expect(await one.drafts.take(old.id, old.line, old.createdAt)).toBeUndefined();
      expect(await one.drafts.take(recent.id, recent.line, old.createdAt)).toBe(recent.sealed);
    });
  });
}
