import { beforeEach, describe, expect, it } from 'vitest';
import type { Claim, Delivery, RequestDelivery } from '../outbox.ts';
import type { Store } from '../store.ts';
import { newRequest } from './new-request.ts';

const ever = '9999-12-31T00:00:00.000Z';
const at = (time: string) => `2026-11-21T${time}.000Z`;
const wanted = {
  kind: 'webhook',
  lease: 'l-1',
  at: at('10:00:00'),
  until: at('10:01:00'),
  limit: 10,
};
const claim = (changes: Partial<Claim> = {}): Claim => ({ ...wanted, kind: 'webhook', ...changes });

/** Tests the outbox of a store. @param both returns the two stores of `describeStore` */
export function describeOutbox(both: () => readonly [Store, Store]): void {
  async function sent(kinds: readonly RequestDelivery['kind'][] = ['webhook']) {
    const { request, key, submitted } = newRequest();
    const deliveries = kinds.map(
      (kind): Delivery => ({ kind, requestId: request.id, event: 'request' }),
    );
    await both()[0].submit(request, key, submitted, deliveries);
    return request.id;
  }

  describe('outbox', () => {
    beforeEach(async () => {
      const { outbox } = both()[0];
      await outbox.replay(at('09:00:00'));
      for (const kind of ['accountLink', 'webhook', 'brokerMail', 'visitorMail'] as const)
        for (const { id } of await outbox.claim({ ...claim({ kind }), at: ever, limit: 1000 }))
          await outbox.done(id, 'l-1');
    });

    it('the outbox returns a due delivery to the first claim of its kind', async () => {
      const [store, other] = both();
      const requestId = await sent(['webhook', 'brokerMail']);
      const [claimed, ...more] = await other.outbox.claim(claim());
      expect(more).toEqual([]);
      expect(claimed).toEqual({
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        tries: 1,
        delivery: { kind: 'webhook', requestId, event: 'request' },
      });
      expect(await store.outbox.claim(claim({ lease: 'l-2' }))).toEqual([]);
      expect(await store.outbox.done(claimed?.id ?? '', 'l-1')).toBe(true);
      expect(await store.outbox.claim(claim({ at: ever }))).toEqual([]);
    });

    it('the outbox returns due deliveries, starting with those that have waited longest', async () => {
      const { outbox } = both()[0];
      await sent();
      await sent();
      const [early = '', late = ''] = (await outbox.claim(claim())).map(({ id }) => id);
      await outbox.failed(late, 'l-1', at('12:00:00'), 'status 503');
      await outbox.failed(early, 'l-1', at('11:00:00'), 'status 503');
      expect(await outbox.claim(claim({ at: at('10:59:59') }))).toEqual([]);
      const later = claim({ at: at('12:00:00'), until: at('12:01:00'), limit: 1 });
      const order = [await outbox.claim(later), await outbox.claim(later)].flat();
      expect(order.map(({ id, tries }) => [id, tries])).toEqual([
        [early, 2],
        [late, 2],
      ]);
    });

    it('the outbox gives each of fifty deliveries to one of eight concurrent workers', async () => {
      const ids = await Promise.all(Array.from({ length: 50 }, () => sent()));
      const found: unknown[] = [];
      const workers = Array.from({ length: 8 }, async (_, index) => {
        const { outbox } = both()[index % 2] ?? both()[0];
        for (let empty = 0; empty < 3; ) {
          const claimed = await outbox.claim(claim({ lease: `l-${index}`, limit: 5 }));
          empty = claimed.length === 0 ? empty + 1 : 0;
          for (const { id, delivery } of claimed) {
            found.push(delivery.kind === 'webhook' && delivery.requestId);
            expect(await outbox.done(id, `l-${index}`)).toBe(true);
          }
        }
      });
      await Promise.all(workers);
      expect(found.toSorted()).toEqual(ids.toSorted());
    });

    it('the outbox gives a delivery to another worker after its lease, and then ignores the first worker', async () => {
      const { outbox } = both()[0];
      await sent();
      const [claimed] = await outbox.claim(claim());
      const id = claimed?.id ?? '';
      expect(await outbox.claim(claim({ at: at('10:00:59') }))).toEqual([]);
      const late = { lease: 'l-2', at: at('10:01:00'), until: at('10:02:00') };
      const [again] = await both()[1].outbox.claim(claim(late));
      expect([again?.id, again?.tries]).toEqual([id, 2]);
      expect(await outbox.failed(id, 'l-1', null, 'late')).toBe(false);
      expect(await outbox.done(id, 'l-1')).toBe(false);
      expect(await outbox.done(id, 'l-2')).toBe(true);
    });

    it('the outbox keeps a failed delivery as a dead letter until it is replayed', async () => {
      const { outbox } = both()[0];
      await sent();
      await sent();
      const [one, other] = await outbox.claim(claim());
      for (const { id } of [one, other].filter((letter) => letter !== undefined))
        await outbox.failed(id, 'l-1', null, 'status 410');
      expect(await outbox.claim(claim({ at: ever }))).toEqual([]);
      const letters = await both()[1].outbox.deadLetters();
      expect(letters.map(({ id }) => id).toSorted()).toEqual([one?.id, other?.id].toSorted());
      const createdAt = at('10:00:00');
      expect(letters).toContainEqual({
        id: one?.id,
        kind: 'webhook',
        createdAt,
        tries: 1,
        failure: 'status 410',
      });
      expect(await outbox.replay(at('11:00:00'), [one?.id ?? '', 'nessuno'])).toBe(1);
      const [again] = await outbox.claim(claim({ at: at('11:00:00') }));
      expect([again?.id, again?.tries]).toEqual([one?.id, 1]);
      expect(await outbox.replay(at('11:00:00'))).toBe(1);
    });

    it('the outbox reports the number of waiting deliveries, their oldest time and the dead letters', async () => {
      const { outbox } = both()[0];
      const before = await outbox.backlog();
      const { request, key, submitted } = newRequest();
      const told: Delivery = { kind: 'webhook', requestId: request.id, event: 'request' };
      await both()[1].submit(request, key, submitted, [told, told]);
      const [oldest] = [request.createdAt, before.oldest ?? request.createdAt].sort();
      const { waiting, dead } = before;
      expect(await outbox.backlog()).toEqual({ waiting: waiting + 2, oldest, dead });
      const [one] = await outbox.claim(claim());
      await outbox.failed(one?.id ?? '', 'l-1', null, 'status 503');
      expect(await outbox.backlog()).toEqual({ waiting: waiting + 1, oldest, dead: dead + 1 });
    });

    it('the outbox reports waiting deliveries by kind, without dead letters', async () => {
      const { outbox } = both()[0];
      const before = new Map(
        (await outbox.waiting()).map(({ kind, waiting }) => [kind, waiting] as const),
      );
      const { request, key, submitted } = newRequest();
      const told = (kind: 'webhook' | 'brokerMail'): Delivery => ({
        kind,
        requestId: request.id,
        event: 'request',
      });
      await both()[1].submit(request, key, submitted, [
        told('webhook'),
        told('webhook'),
        told('brokerMail'),
      ]);
      const [one] = await outbox.claim(claim());
      await outbox.failed(one?.id ?? '', 'l-1', null, 'status 503');
      const now = await outbox.waiting();
      expect(now).toContainEqual({ kind: 'webhook', waiting: (before.get('webhook') ?? 0) + 1 });
      expect(now).toContainEqual({
        kind: 'brokerMail',
        waiting: (before.get('brokerMail') ?? 0) + 1,
      });
    });

    it('the outbox stores no delivery of a request that was not stored', async () => {
      const [store] = both();
      const first = newRequest();
      await store.submit(first.request, first.key, first.submitted);
      const twin = newRequest({ id: first.request.id });
      const told: Delivery = { kind: 'webhook', requestId: first.request.id, event: 'request' };
      await expect(store.submit(twin.request, twin.key, twin.submitted, [told])).rejects.toThrow();
      const again = newRequest();
      await store.submit(again.request, first.key, again.submitted, [told]);
      expect(await store.outbox.claim(claim({ at: ever }))).toEqual([]);
    });

    it('the outbox stores one delivery when two stores receive the same request many times', async () => {
      const stores = both();
      const { key } = newRequest();
      await Promise.all(
        Array.from({ length: 20 }, (_, index) => {
          const { request, submitted } = newRequest();
          const told = { kind: 'visitorMail', requestId: request.id, event: 'request' } as const;
          return (stores[index % 2] ?? stores[0]).submit(request, key, submitted, [told]);
        }),
      );
      const kept = await stores[1].submitted(key);
      const claimed = await stores[0].outbox.claim(claim({ kind: 'visitorMail' }));
      expect(claimed.map(({ delivery }) => delivery)).toEqual([
        { kind: 'visitorMail', requestId: kept?.requestId, event: 'request' },
      ]);
    });

    it('the outbox stores an account link unchanged', async () => {
      const [store, other] = both();
      const { request, key, submitted } = newRequest();
      const email = 'giulia.ferri@example.it';
      const mail = { kind: 'accountLink', about: 'password', language: 'it', email } as const;
      await store.submit(request, key, submitted, [mail]);
      const [claimed] = await other.outbox.claim(claim({ kind: 'accountLink' }));
      expect(claimed?.delivery).toEqual(mail);
    });

    it('the outbox stores one delivery of a recall that is sent many times', async () => {
      const stores = both();
      const requestId = await sent([]);
      const told: Delivery = { kind: 'webhook', requestId, event: 'recall' };
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (stores[index % 2] ?? stores[0]).recall(requestId, 'phone', at('10:00:00'), [told]),
        ),
      );
      const claimed = await stores[0].outbox.claim(claim());
      expect(claimed.map(({ delivery }) => delivery)).toEqual([told]);
    });
  });
}
