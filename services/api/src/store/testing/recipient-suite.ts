import { describe, expect, it } from 'vitest';
import type { Store } from '../store.ts';

/**
 * Tests the mails of a recipient on any store.
 * @param both two stores on the same data, as two processes have them; a store in memory is one
 */
export function describeRecipients(both: () => readonly [Store, Store]): void {
  describe('mails to one recipient', () => {
    const minutes = (after: number) =>
      new Date(Date.parse('2026-11-21T10:00:00.000Z') + after * 60_000).toISOString();
    const send = (store: Store, recipient: string, after: number, most = 5, delivery = '') =>
      store.recipients.admit(
        { recipient, delivery: delivery || crypto.randomUUID(), at: minutes(after) },
        { most, since: minutes(after - 60) },
      );

    it('are limited in any hour across processes', async () => {
      const [one, other] = both();
      const recipient = crypto.randomUUID();
      const sent: boolean[] = [];
      for (const after of [0, 10, 20, 30, 40, 50, 59, 60, 61, 69, 70])
        sent.push(await send(after % 20 ? one : other, recipient, after));
      // Five in the first hour; then one for each that is an hour old.
      expect(sent).toEqual([...Array(5).fill(true), false, false, true, false, false, true]);
      expect(await send(one, crypto.randomUUID(), 59)).toBe(true);
    });

    it('are five of twenty that leave at once', async () => {
      const [one, other] = both();
      const recipient = crypto.randomUUID();
      const sent = await Promise.all(
        Array.from({ length: 20 }, (_, at) => send(at % 2 ? one : other, recipient, 0)),
      );
      expect(sent.filter(Boolean)).toHaveLength(5);
    });

    it('count once however often one is tried', async () => {
      const [one, other] = both();
      const recipient = crypto.randomUUID();
      for (const store of [one, other, one])
        expect(await send(store, recipient, 0, 1, 'the-same')).toBe(true);
      expect(await send(other, recipient, 1, 2)).toBe(true);
      expect(await send(other, recipient, 2, 2)).toBe(false);
      expect(await send(other, recipient, 3, 2, 'the-same')).toBe(true);
    });

    it('are forgotten when their hour is over', async () => {
      const [one, other] = both();
      const recipient = crypto.randomUUID();
      await send(one, recipient, 0, 1);
      await other.recipients.deleteOlder(minutes(0));
      expect(await send(one, recipient, 1, 1)).toBe(false);
      await other.recipients.deleteOlder(minutes(2));
      expect(await send(one, recipient, 3, 1)).toBe(true);
    });
  });
}
