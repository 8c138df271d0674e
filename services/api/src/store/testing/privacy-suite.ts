import { afterEach, describe, expect, it } from 'vitest';
import { type Account, accountScope } from '../accounts.ts';
import type { Delivery } from '../outbox.ts';
import type { RequestFilter } from '../requests.ts';
import { AccountErased, type Store } from '../store.ts';
import { newRequest } from './new-request.ts';
import { activatedIn, person as ownRecord } from './people.ts';

export function describePrivacy(both: () => readonly [Store, Store]): void {
  const person = () => `${crypto.randomUUID()}@example.it`;
  const found = async (filter: RequestFilter) => {
    const ids: string[] = [];
    for await (const { id } of both()[0].requests.find(filter)) ids.push(id);
    return ids;
  };
  // Empty the outbox. Other suites count its deliveries.
  afterEach(async () => void (await both()[0].outbox.deleteOlder('2030', 10_000)));

  const accountIdIn = async (store: Store) => {
    const { account } = await activatedIn(store, { id: crypto.randomUUID(), email: person() });
    return account.id;
  };

  async function send(email: string, createdAt: string, accountId: string | null = null) {
    const { request, key, submitted } = newRequest({ createdAt });
    const payload = { ...request.payload, contractor: { email } };
    const receipt = {
      id: crypto.randomUUID(),
      accountId,
      at: createdAt,
      textsVersion: '2026-11-21',
      textsHash: 'b'.repeat(64),
      consents: '[]',
    };
    const deliveries: Delivery[] = [
      { kind: 'webhook', requestId: request.id, event: 'request' },
      { kind: 'brokerMail', requestId: request.id, event: 'request' },
    ];
    const stored = await both()[0].submit(
      { ...request, payload },
      key,
      { ...submitted, receipt },
      deliveries,
    );
    return { id: request.id, code: stored.code, key, receipt };
  }

  describe('stored requests', () => {
    it('the store finds requests by email, time, code and account, newest first', async () => {
      const account = await accountIdIn(both()[0]);
      const email = person();
      const first = await send(` ${email.toUpperCase()}`, '2026-11-20T09:00:00.000Z', account);
      const second = await send(email, '2026-11-21T09:00:00.000Z');
      await send(email.replace('-', '_'), '2026-11-21T09:30:00.000Z');
      expect(await found({ email })).toEqual([second.id, first.id]);
      expect(await found({ email, from: '2026-11-21T09:00:00.000Z' })).toEqual([second.id]);
      expect(await found({ email, until: '2026-11-21T09:00:00.000Z' })).toEqual([first.id]);
      expect(await found({ code: first.code })).toEqual([first.id]);
      expect(await found({ id: second.id, line: 'travel' })).toEqual([second.id]);
      expect(await found({ id: second.id, line: 'pets' })).toEqual([]);
      expect(await found({ accountId: account })).toEqual([first.id]);
    });

    it('the store finds each of 250 simultaneous requests once', async () => {
      const at = '2020-01-01T00:00:00.000Z';
      const email = person();
      const sent = await Promise.all(Array.from({ length: 250 }, () => send(email, at)));
      const ids = await found({ email });
      expect(ids).toEqual(
        sent
          .map(({ id }) => id)
          .sort()
          .reverse(),
      );
    });
  });

  describe('erased request', () => {
    it('the store erases a request with its key and deliveries, and makes its receipt anonymous', async () => {
      const [store, other] = both();
      const account = await accountIdIn(store);
      const gone = await send(person(), '2026-11-21T09:00:00.000Z', account);
      const kept = await send(person(), '2026-11-21T09:00:00.000Z', account);
      const erased = await store.requests.erase([gone.id]);
      expect(erased).toMatchObject({ requests: 1, keys: 1, deliveries: 2 });
      expect(await other.quoteRequest(gone.id)).toBeUndefined();
      expect(await other.submitted(gone.key)).toBeUndefined();
      expect(await other.requests.receipt(gone.id)).toEqual({ ...gone.receipt, accountId: null });
      expect(await other.quoteRequest(kept.id)).toBeDefined();
      expect(await other.requests.receipt(kept.id)).toEqual(kept.receipt);
      expect(await store.requests.erase([gone.id])).toMatchObject({ requests: 0, keys: 0 });
    });
  });

  describe('expired data', () => {
    it('the store removes expired requests and receipts in batches from two servers, and keeps newer ones', async () => {
      const [store, other] = both();
      const email = person();
      const old = [];
      for (let count = 0; count < 7; count += 1)
        old.push(await send(email, `2019-01-0${count + 1}T00:00:00.000Z`));
      await store.requests.erase([old[6]?.id ?? '']);
      const recent = await send(email, '2019-02-01T00:00:00.000Z');
      const before = '2019-02-01T00:00:00.000Z';
      for (let step = 0; step < 20; step += 1)
        await Promise.all([
          store.requests.deleteOlder(before, 3),
          other.requests.deleteOlder(before, 3),
        ]);
      expect(await store.requests.deleteOlder(before, 3)).toBe(0);
      expect(await found({ email: email })).toEqual([recent.id]);
      for (const { id } of old) expect(await store.requests.receipt(id)).toBeUndefined();
      expect(await store.requests.receipt(recent.id)).toEqual(recent.receipt);
    });

    it('the store removes expired deliveries, oldest first', async () => {
      const [store] = both();
      await send(person(), '2018-01-01T00:00:00.000Z');
      expect(await store.outbox.deleteOlder('2018-02-01T00:00:00.000Z', 1)).toBe(1);
      expect(await store.outbox.deleteOlder('2018-02-01T00:00:00.000Z', 5)).toBe(1);
      expect(await store.outbox.deleteOlder('2018-02-01T00:00:00.000Z', 5)).toBe(0);
    });
  });

  describe('erased account', () => {
    const logIn = ({ accounts }: Store, account: Account, createdAt: string) => {
      const session = {
        id: crypto.randomUUID(),
        accountId: account.id,
        createdAt,
        seenAt: createdAt,
      };
      return accounts.openSession(session, 10, account.passwordHash);
    };

    it('the store erases an account with its records, sessions, links, keys and mails, and keeps others', async () => {
      const [store, other] = both();
      const email = person();
      const { account: gone } = await activatedIn(store, { id: crypto.randomUUID(), email });
      // As a pattern of `like`, this email would also match the email of the erased account.
      const like = email.replace('-', '_');
      const { account: kept } = await activatedIn(store, { id: crypto.randomUUID(), email: like });
      const link = { kind: 'accountLink', about: 'password', language: 'it' } as const;
      /** Sends a request as a logged-in account. @returns its key */
      const sendAs = async ({ id, email }: Account) => {
        const { request, key, submitted } = newRequest();
        const own = { ...key, scope: accountScope(id) };
        await store.submit(request, own, submitted, [{ ...link, email }]);
        return own;
      };
      const [key, otherKey] = [await sendAs(gone), await sendAs(kept)];
      for (const account of [gone, kept]) await logIn(store, account, '2026-11-22T10:00:00.000Z');
      const sent = await send(email, '2026-11-21T09:00:00.000Z', gone.id);
      const one = { accounts: 1, records: 1, sessions: 1, tokens: 1, deliveries: 1, keys: 1 };
      const { waiting } = await store.outbox.backlog();
      expect(await store.accounts.erase(gone.id)).toMatchObject(one);
      expect((await other.outbox.backlog()).waiting).toBe(waiting - 1);
      expect(await other.accounts.byEmail(gone.email)).toBeUndefined();
      expect(await other.accounts.records(gone.id, 'person')).toEqual([]);
      expect((await other.accounts.usage(gone.id)).sessions).toEqual([]);
      expect((await other.requests.receipt(sent.id))?.accountId).toBeNull();
      expect(await other.submitted(key)).toBeUndefined();
      expect(await other.accounts.byEmail(kept.email)).toBeDefined();
      expect(await other.submitted(otherKey)).toBeDefined();
      expect(await store.accounts.erase(kept.id)).toMatchObject(one);
    });

    it('the store keeps no record that is added during or after the erasure of its account', async () => {
      const [store, other] = both();
      const { account } = await activatedIn(store, { id: crypto.randomUUID(), email: person() });
      const anna = () => ownRecord(account, crypto.randomUUID());
      await Promise.all([
        store.accounts.addRecord(anna()),
        other.accounts.erase(account.id),
        store.accounts.addRecord(anna()),
      ]);
      expect(await other.accounts.addRecord(anna())).toBe(false);
      expect(await store.accounts.records(account.id, 'person')).toEqual([]);
    });

    it('the store erases all requests of an account with their keys and deliveries, beyond one batch', async () => {
      const [store, other] = both();
      const [gone, kept] = [await accountIdIn(store), await accountIdIn(store)];
      const sent: Awaited<ReturnType<typeof send>>[] = [];
      while (sent.length < 201) sent.push(await send(person(), '2026-11-21T09:00:00.000Z', gone));
      const stranger = await send(person(), '2026-11-21T09:00:00.000Z', kept);
      const erased = await store.accounts.eraseWithRequests(gone);
      expect(erased).toMatchObject({ accounts: 1, requests: 201, keys: 201, deliveries: 402 });
      for (const { id } of sent)
        expect((await other.requests.receipt(id))?.accountId ?? null).toBeNull();
      expect(await found({ accountId: gone })).toEqual([]);
      expect(await found({ accountId: kept })).toEqual([stranger.id]);
      expect(await store.accounts.eraseWithRequests(gone)).toMatchObject({ accounts: 0 });
    });

    it('the store keeps nothing of a request that arrives after the erasure of its account', async () => {
      const [store, other] = both();
      const id = await accountIdIn(store);
      await other.accounts.eraseWithRequests(id);
      const { request, key, submitted } = newRequest();
      const words = { textsVersion: '2026-11-21', textsHash: 'b'.repeat(64), consents: '[]' };
      const receipt = { id: crypto.randomUUID(), accountId: id, at: request.createdAt, ...words };
      const { waiting } = await store.outbox.backlog();
      await expect(
        store.submit(request, key, { ...submitted, receipt }, [
          { kind: 'webhook', requestId: request.id, event: 'request' },
        ]),
      ).rejects.toThrow(AccountErased);
      expect(await other.quoteRequest(request.id)).toBeUndefined();
      expect(await other.submitted(key)).toBeUndefined();
      expect(await other.requests.receipt(request.id)).toBeUndefined();
      expect((await other.outbox.backlog()).waiting).toBe(waiting);
    });

    it('the store ignores a link that is created after the erasure of its account', async () => {
      const [store, other] = both();
      const id = await accountIdIn(store);
      await other.accounts.eraseWithRequests(id);
      const hash = `late-${id}`;
      await store.accounts.offer({
        hash,
        purpose: 'password',
        accountId: id,
        expiresAt: '2026-11-22T10:00:00.000Z',
      });
      expect(
        await other.accounts.changePassword(hash, 'nuova', '2026-11-21T10:00:00.000Z'),
      ).toBeUndefined();
    });

    it('the store erases only accounts without a login during the retention', async () => {
      const [store, other] = both();
      const since = (createdAt: string) =>
        activatedIn(store, { id: crypto.randomUUID(), email: person(), createdAt });
      const unused = await since('2017-01-01');
      const used = await since('2017-01-01');
      const at = '2017-06-01T00:00:00.000Z';
      await logIn(store, used.account, at);
      expect((await other.accounts.usage(used.account.id)).lastUsedAt).toBe(at);
      const removed = await Promise.all([
        store.accounts.deleteUnused(at, 10),
        other.accounts.deleteUnused(at, 10),
      ]);
      expect(Math.max(...removed)).toBe(1);
      expect(await store.accounts.byEmail(unused.account.email)).toBeUndefined();
      expect(await store.accounts.byEmail(used.account.email)).toBeDefined();
      await store.accounts.erase(used.account.id);
    });
  });
}
