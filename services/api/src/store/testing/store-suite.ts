import { describe, expect, it } from 'vitest';
import { type Store, StoreUnavailable } from '../store.ts';
import { describeAccounts } from './account-suite.ts';
import { describeDrafts } from './draft-suite.ts';
import { describeHandling } from './handling-suite.ts';
import { code, newRequest } from './new-request.ts';
import { describeOutbox } from './outbox-suite.ts';
import { describePrivacy } from './privacy-suite.ts';
import { describeRecipients } from './recipient-suite.ts';
import { describeRegistrations } from './registration-suite.ts';
import { describeSessions } from './session-suite.ts';

/**
 * Tests a store.
 * @param both returns two stores on the same data, like two processes. For a memory store, both are
 * one store
 */
export function describeStore(name: string, both: () => readonly [Store, Store]): void {
  describe(name, () => {
    it('the store returns a request unchanged', async () => {
      const [store, other] = both();
      const { request, key, submitted } = newRequest();
      const kept = await store.submit(request, key, submitted);
      expect(kept).toEqual({ ...submitted, code: expect.stringMatching(code) });
      expect(await other.quoteRequest(request.id)).toEqual({
        ...request,
        code: kept.code,
        recall: null,
      });
      expect(await other.submitted(key)).toEqual(kept);
    });

    it('the store gives a request the same code when it is sent again', async () => {
      const [store, other] = both();
      const { request, key, submitted } = newRequest();
      const kept = await store.submit(request, key, submitted);
      const again = newRequest();
      expect(await other.submit(again.request, key, again.submitted)).toEqual(kept);
    });

    it('the store keeps the receipt of a request', async () => {
      const [store, other] = both();
      const { request, key, submitted } = newRequest();
      const receipt = {
        id: '11111111-0000-4000-8000-000000000000',
        accountId: null,
        at: request.createdAt,
        textsVersion: '2026-11-21',
        textsHash: 'b'.repeat(64),
        consents: '[{"channels":[],"description":"Ho letto l\'informativa","key":106,"value":1}]',
      };
      await store.submit(request, key, { ...submitted, receipt });
      expect(await other.submitted(key)).toMatchObject({ ...submitted, receipt });
    });

    it('the store recognises as a repeat only a request of the same contractor for the same line within a day', async () => {
      const [store, other] = both();
      const who = { nome: 'Anna', cognome: crypto.randomUUID(), dataNascita: '1985-03-27' };
      const send = async (
        createdAt: string,
        contractor: object = who,
        line = 'travel',
        to = store,
      ) => {
        const { request, key, submitted } = newRequest({ createdAt, line });
        const payload = { ...request.payload, contractor };
        const { code: sent } = await to.submit({ ...request, payload }, key, submitted);
        return { sent, repeats: (await other.quoteRequest(request.id))?.repeats };
      };
      const first = await send('2026-11-20T10:00:00.000Z');
      expect(first.repeats).toBeUndefined();
      const second = await send(
        '2026-11-21T10:00:00.000Z',
        { ...who, nome: ' anna' },
        'travel',
        other,
      );
      expect(second.repeats).toBe(first.sent);
      expect((await send('2026-11-21T10:00:00.001Z')).repeats).toBe(second.sent);
      expect((await send('2026-11-21T11:00:00.000Z', who, 'pets')).repeats).toBeUndefined();
      expect(
        (await send('2026-11-21T11:00:00.000Z', { ...who, nome: 'Bea' })).repeats,
      ).toBeUndefined();
      expect((await send('2026-11-23T10:00:00.002Z')).repeats).toBeUndefined();
    });

    it('the store keeps the reasons to suspect a robot', async () => {
      const [store, other] = both();
      const { request, key, submitted } = newRequest({ suspicions: ['trap', 'hurried'] });
      await store.submit(request, key, submitted);
      expect((await other.quoteRequest(request.id))?.suspicions).toEqual(['trap', 'hurried']);
    });

    it('the store returns undefined for an unknown request', async () => {
      const [store] = both();
      expect(await store.quoteRequest('nessuno')).toBeUndefined();
      expect(await store.submitted({ scope: 'anonymous', keyHash: 'nessuno' })).toBeUndefined();
      expect(await store.recall('nessuno', 'email', '2026-11-21T10:00:00.000Z')).toBe(false);
    });

    it('the store keeps only one of fifty concurrent requests with the same key, in several processes', async () => {
      const stores = both();
      const { key } = newRequest();
      const sent = Array.from({ length: 50 }, () => newRequest());
      const answers = await Promise.all(
        sent.map(({ request, submitted }, index) =>
          (stores[index % 2] ?? stores[0]).submit(request, key, submitted),
        ),
      );
      expect(new Set(answers.map(({ requestId }) => requestId)).size).toBe(1);
      const kept = await Promise.all(sent.map(({ request }) => stores[0].quoteRequest(request.id)));
      expect(kept.filter(Boolean).map((request) => request?.id)).toEqual([answers[0]?.requestId]);
    });

    it('the store keeps fifty concurrent requests with different keys', async () => {
      const stores = both();
      const sent = Array.from({ length: 50 }, () => newRequest());
      await Promise.all(
        sent.map(({ request, key, submitted }, index) =>
          (stores[index % 2] ?? stores[0]).submit(request, key, submitted),
        ),
      );
      const kept = await Promise.all(sent.map(({ request }) => stores[1].quoteRequest(request.id)));
      expect(kept.map((request) => request?.id)).toEqual(sent.map(({ request }) => request.id));
      expect(new Set(kept.map((request) => request?.code)).size).toBe(50);
    });

    it('the store separates the keys of two senders', async () => {
      const [store] = both();
      const first = newRequest();
      const second = newRequest();
      await store.submit(first.request, first.key, first.submitted);
      const same = { scope: 'user-7', keyHash: first.key.keyHash };
      expect(await store.submit(second.request, same, second.submitted)).toMatchObject(
        second.submitted,
      );
    });

    it('the store keeps neither key nor request when it cannot store one of them', async () => {
      const [store] = both();
      const first = newRequest();
      await store.submit(first.request, first.key, first.submitted);
      const second = newRequest({ id: first.request.id });
      await expect(store.submit(second.request, second.key, second.submitted)).rejects.toThrow(
        StoreUnavailable,
      );
      expect(await store.submitted(second.key)).toBeUndefined();
      expect(await store.quoteRequest(first.request.id)).toMatchObject(first.request);
    });

    it('the store keeps one of twenty concurrent recalls', async () => {
      const stores = both();
      const { request, key, submitted } = newRequest();
      await stores[0].submit(request, key, submitted);
      const at = '2026-11-21T10:05:00.000Z';
      const noted = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (stores[index % 2] ?? stores[0]).recall(request.id, 'phone', at),
        ),
      );
      expect(noted.filter(Boolean)).toHaveLength(1);
      const kept = await stores[1].quoteRequest(request.id);
      expect(kept?.recall).toEqual({ channel: 'phone', at });
    });

    it('the store deletes only old keys, and no request', async () => {
      const [store] = both();
      const old = newRequest({ createdAt: '2026-10-20T10:00:00.000Z' });
      const recent = newRequest({ createdAt: '2026-10-22T10:00:00.001Z' });
      for (const { request, key, submitted } of [old, recent])
        await store.submit(request, key, submitted);
      await store.deleteKeys('2026-10-22T10:00:00.000Z');
      expect(await store.submitted(old.key)).toBeUndefined();
      expect(await store.submitted(recent.key)).toMatchObject(recent.submitted);
      expect(await store.quoteRequest(old.request.id)).toBeDefined();
    });

    it('the store checks readability and writability for many concurrent callers', async () => {
      const asked = Array.from({ length: 20 }, (_, index) =>
        (both()[index % 2] ?? both()[0]).ping(),
      );
      await expect(Promise.all(asked)).resolves.toHaveLength(20);
    });

    describeAccounts(both);
    describeRegistrations(both);
    describeRecipients(both);
    describeSessions(both);
    describeOutbox(both);
    describeDrafts(both);
    describeHandling(both);
    describePrivacy(both);
  });
}
