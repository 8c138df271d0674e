import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultRetention } from '../config/read-retention.ts';
import type { Logger } from '../log/log.ts';
import { seedAccount } from '../seeded-account.ts';
import { defaultDraftLimits, draftBounds } from '../store/draft-bounds.ts';
import { memoryStore } from '../store/memory.ts';
import { StoreUnavailable } from '../store/store.ts';
import { newRequest } from '../store/testing/new-request.ts';
import { activatedIn, newcomer } from '../store/testing/people.ts';
import { purgeExpired } from './purge-expired.ts';

const kept = { ...defaultRetention, mails: 30 };
const log = vi.fn<Logger>();

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it('the purge keeps an idempotency key for thirty days and deletes it within an hour', async () => {
  const store = memoryStore();
  const payload = {
    contractor: {},
    specificData: {},
    privacy: {},
    sfLeadIds: null,
    convenzione: 1,
    language: 'it',
  };
  const request = {
    id: 'r',
    line: 'travel',
    createdAt: new Date().toISOString(),
    keyHash: 'h',
    payload,
  };
  const key = { scope: 'anonymous', keyHash: 'k' };
  await store.submit(request, key, { fingerprint: 'f', requestId: 'r', salt: 's' });

  const stop = purgeExpired(store, kept, log);
  await vi.advanceTimersByTimeAsync(30 * 24 * 60 * 60 * 1000);
  expect(await store.submitted(key)).toBeDefined();
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  expect(await store.submitted(key)).toBeUndefined();
  expect(await store.quoteRequest('r')).toBeDefined();
  stop();
});

it('the purge deletes a registration within an hour after a day without activation', async () => {
  const store = memoryStore();
  const { accounts } = store;
  const registration = newcomer();
  await accounts.register(registration, [], 1);
  const stop = purgeExpired(store, kept, log);
  await vi.advanceTimersByTimeAsync(23 * 60 * 60 * 1000);
  expect(await accounts.pendingRegistration(registration.id)).toBeDefined();
  await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
  expect(await accounts.pendingRegistration(registration.id)).toBeUndefined();
  stop();
});

it('the purge deletes an unused session within an hour after its last token expires', async () => {
  const store = memoryStore();
  const { account } = await activatedIn(store);
  const at = new Date().toISOString();
  const session = { id: 's', accountId: account.id, createdAt: at, seenAt: at };
  await store.accounts.openSession(session, 10, account.passwordHash);
  const stop = purgeExpired(store, kept, log);
  await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
  expect(await store.accounts.session('s')).toBeDefined();
  await vi.advanceTimersByTimeAsync(65 * 60 * 1000);
  expect(await store.accounts.session('s')).toBeUndefined();
  stop();
});

it('the purge keeps a draft in transfer for a day and deletes it within an hour', async () => {
  const store = memoryStore();
  const createdAt = new Date().toISOString();
  const drafts = ['a', 'b'].map((id) => ({ id, line: 'travel', sealed: 'c2k=', createdAt }));
  const room = { since: '2000-01-01', bounds: draftBounds(defaultDraftLimits) };
  for (const draft of drafts) await store.drafts.keep(draft, room);
  const stop = purgeExpired(store, kept, log);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  expect(await store.drafts.take('a', 'travel', createdAt)).toBe('c2k=');
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  expect(await store.drafts.take('b', 'travel', createdAt)).toBeUndefined();
  stop();
});

it('the purge keeps requests, accounts and failed deliveries for their retention, then deletes all of them', async () => {
  const store = memoryStore();
  const createdAt = new Date().toISOString();
  const sent = Array.from({ length: 250 }, () => newRequest({ createdAt }));
  for (const { request, key, submitted } of sent)
    await store.submit(request, key, submitted, [
      { kind: 'webhook', requestId: request.id, event: 'request' },
    ]);
  const { email } = await seedAccount(store);
  const { id: accountId = '', passwordHash = '' } = (await store.accounts.byEmail(email)) ?? {};
  const session = { id: 's', accountId, createdAt, seenAt: createdAt };
  await store.accounts.openSession(session, 10, passwordHash);
  const claim = { kind: 'webhook', lease: 'l', at: '2030', until: '2030', limit: 1 } as const;
  const left = async () => {
    const requests = await Promise.all(sent.map(({ request }) => store.quoteRequest(request.id)));
    return {
      requests: requests.filter(Boolean).length,
      account: Boolean(await store.accounts.byEmail(email)),
      deliveries: (await store.outbox.claim(claim)).length,
    };
  };

  const days = 24 * 60 * 60 * 1000;
  const stop = purgeExpired(store, { requests: 60, accounts: 90, mails: 10 }, log);
  await vi.advanceTimersByTimeAsync(10 * days);
  expect(await left()).toEqual({ requests: 250, account: true, deliveries: 1 });
  await vi.advanceTimersByTimeAsync(50 * days);
  expect(await left()).toEqual({ requests: 250, account: true, deliveries: 0 });
  await vi.advanceTimersByTimeAsync(30 * days);
  expect(await left()).toEqual({ requests: 0, account: true, deliveries: 0 });
  await vi.advanceTimersByTimeAsync(days);
  expect(await left()).toEqual({ requests: 0, account: false, deliveries: 0 });
  stop();
});

it('the purge keeps pending deliveries for the four days of retries, even with a shorter retention of mails', async () => {
  const store = memoryStore();
  const { request, key, submitted } = newRequest({ createdAt: new Date().toISOString() });
  await store.submit(request, key, submitted, [
    { kind: 'webhook', requestId: request.id, event: 'request' },
  ]);
  const days = 24 * 60 * 60 * 1000;
  const stop = purgeExpired(store, { ...kept, mails: 1 }, log);
  await vi.advanceTimersByTimeAsync(3 * days);
  const claim = { kind: 'webhook', lease: 'l', at: '2030', until: '2030', limit: 1 } as const;
  expect(await store.outbox.claim(claim)).toHaveLength(1);
  stop();
});

it('the purge sends no more statements after the server stopped', async () => {
  const store = memoryStore();
  const deleteOlder = vi.fn(() => Promise.resolve(100));
  store.requests.deleteOlder = deleteOlder;
  const stop = purgeExpired(store, kept, log);
  await vi.advanceTimersByTimeAsync(60);
  expect(deleteOlder).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  expect(deleteOlder).toHaveBeenCalledTimes(2);
});

it('the purge logs a failed removal each hour, without personal data', async () => {
  const store = memoryStore();
  const away = Object.assign(new Error('giulia.ferri@example.it'), { code: '25006' });
  store.requests.deleteOlder = () => Promise.reject(new StoreUnavailable(away));
  const told = vi.fn<Logger>();
  const stop = purgeExpired(store, kept, told);
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  stop();
  expect(told.mock.calls).toHaveLength(2);
  expect(told).toHaveBeenLastCalledWith({
    level: 'error',
    event: 'purge-failed',
    kind: 'requests',
    fault: expect.stringMatching(/^StoreUnavailable 25006 /),
    hint: expect.stringContaining('was not removed'),
  });
  expect(JSON.stringify(told.mock.calls)).not.toContain('giulia');
});
