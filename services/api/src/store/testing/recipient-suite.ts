import { describe, expect, it } from 'vitest';
import { type MailKind, mailKinds } from '../recipients.ts';
import type { Store } from '../store.ts';

/**
 * Tests the mail limits of a store.
 * @param both returns two stores on the same data, like two processes. For a memory store, both are
 * one store
 */
export function describeRecipients(both: () => readonly [Store, Store]): void {
  describe('mails to one recipient', () => {
    const minutes = (after: number) =>
      new Date(Date.parse('2026-11-21T10:00:00.000Z') + after * 60_000).toISOString();
    const send = (
      store: Store,
      recipient: string,
      after: number,
      kind: MailKind = 'request',
      delivery: string = crypto.randomUUID(),
    ) =>
      store.recipients.admit(
        { recipient, kind, delivery, at: minutes(after) },
        { most: 5, since: minutes(after - 60) },
      );

    it('the store limits the mails to one recipient in any hour, across processes', async () => {
      const [one, other] = both();
      const recipient = crypto.randomUUID();
      const sent: boolean[] = [];
      for (const after of [0, 10, 20, 30, 40, 50, 59, 60, 61, 69, 70])
        sent.push(await send(after % 20 ? one : other, recipient, after));
      // The store admits three mails of one kind in the first hour. Later it admits another mail
      // whenever a mail becomes an hour old.
      expect(sent).toEqual([
        ...Array(3).fill(true),
        ...Array(4).fill(false),
        true,
        false,
        false,
        true,
      ]);
      expect(await send(one, crypto.randomUUID(), 59)).toBe(true);
    });

    it.each(mailKinds)(
      'the store reserves a mail of each other kind even after twenty mails of the kind %s',
      async (kind) => {
        const [one, other] = both();
        const recipient = crypto.randomUUID();
        const often = async () => {
          const sent: boolean[] = [];
          for (let at = 0; at < 20; at += 1)
            sent.push(await send(at % 2 ? one : other, recipient, at, kind));
          return sent.filter(Boolean).length;
        };
        expect(await often()).toBe(3);
        for (const second of mailKinds.filter((each) => each !== kind))
          expect([
            await send(one, recipient, 20, second),
            await send(other, recipient, 21, second),
          ]).toEqual([true, false]);
        expect(await often()).toBe(0);
      },
    );

    it('the store admits five of twenty concurrent mails', async () => {
      const [one, other] = both();
      const recipient = crypto.randomUUID();
      const sent = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          send(at % 2 ? one : other, recipient, 0, mailKinds[at % 3]),
        ),
      );
      expect(sent.filter(Boolean)).toHaveLength(5);
    });

    it('the store counts a retried mail once', async () => {
      const [one, other] = both();
      const recipient = crypto.randomUUID();
      for (const store of [one, other, one])
        expect(await send(store, recipient, 0, 'request', 'the-same')).toBe(true);
      for (const after of [1, 2]) expect(await send(other, recipient, after)).toBe(true);
      expect(await send(other, recipient, 3)).toBe(false);
      expect(await send(other, recipient, 4, 'request', 'the-same')).toBe(true);
    });

    it('the store admits retries of an admitted mail at any later time', async () => {
      const [one, other] = both();
      const recipient = crypto.randomUUID();
      const email = `${recipient}@example.it`;
      const mail = { kind: 'accountLink', about: 'password', language: 'it', email } as const;
      await one.outbox.add(mail, minutes(0));
      const claim = { kind: 'accountLink', lease: crypto.randomUUID(), limit: 1000 } as const;
      const claimed = await other.outbox.claim({ ...claim, at: minutes(0), until: minutes(1) });
      const own = claimed.find(({ delivery }) => JSON.stringify(delivery).includes(email));
      expect(await send(one, recipient, 0, 'request', own?.id)).toBe(true);
      for (let hours = 1; hours <= 5; hours += 1) {
        for (let sent = 0; sent < 5; sent += 1) await send(other, recipient, 61 * hours);
        expect(await send(other, recipient, 61 * hours + 1)).toBe(false);
        await one.recipients.deleteOlder(minutes(61 * hours - 1));
        expect(await send(one, recipient, 61 * hours + 2, 'request', own?.id)).toBe(true);
      }
    });

    it('the store deletes recipients after an hour', async () => {
      const [one, other] = both();
      const recipient = crypto.randomUUID();
      for (let sent = 0; sent < 3; sent += 1) await send(one, recipient, 0);
      await other.recipients.deleteOlder(minutes(0));
      expect(await send(one, recipient, 1)).toBe(false);
      await other.recipients.deleteOlder(minutes(2));
      expect(await send(one, recipient, 3)).toBe(true);
    });
  });
}
