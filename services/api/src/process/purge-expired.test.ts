import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStore } from '../store/memory.ts';
import { activatedIn, newcomer } from '../store/testing/people.ts';
import { purgeExpired } from './purge-expired.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it('keeps a key for thirty days, and forgets it within the hour after', async () => {
  const store = memoryStore();
  const payload = {
    contractor: {},
    specificData: {},
    privacy: {},
    sfLeadIds: null,
    convenzione: 1,
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

  const cleaning = purgeExpired(store);
  await vi.advanceTimersByTimeAsync(30 * 24 * 60 * 60 * 1000);
  expect(await store.submitted(key)).toBeDefined();
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  expect(await store.submitted(key)).toBeUndefined();
  expect(await store.quoteRequest('r')).toBeDefined();
  clearInterval(cleaning);
});

it('forgets a registration within the hour after a day in which nobody activated it', async () => {
  const store = memoryStore();
  const { accounts } = store;
  const registration = newcomer();
  await accounts.register(registration, [], 1);
  const cleaning = purgeExpired(store);
  await vi.advanceTimersByTimeAsync(23 * 60 * 60 * 1000);
  expect(await accounts.pendingRegistration(registration.id)).toBeDefined();
  await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
  expect(await accounts.pendingRegistration(registration.id)).toBeUndefined();
  clearInterval(cleaning);
});

it('forgets a session within the hour after the last token of who does not come back', async () => {
  const store = memoryStore();
  const { account } = await activatedIn(store);
  const at = new Date().toISOString();
  const session = { id: 's', accountId: account.id, createdAt: at, seenAt: at };
  await store.accounts.openSession(session, 10);
  const cleaning = purgeExpired(store);
  await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
  expect(await store.accounts.session('s')).toBeDefined();
  await vi.advanceTimersByTimeAsync(65 * 60 * 1000);
  expect(await store.accounts.session('s')).toBeUndefined();
  clearInterval(cleaning);
});

it('keeps a draft on its way for a day, and forgets it within the hour after', async () => {
  const store = memoryStore();
  const createdAt = new Date().toISOString();
  const drafts = ['a', 'b'].map((id) => ({ id, line: 'travel', sealed: 'c2k=', createdAt }));
  for (const draft of drafts) await store.drafts.keep(draft);
  const cleaning = purgeExpired(store);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  expect(await store.drafts.take('a', 'travel', createdAt)).toBe('c2k=');
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  expect(await store.drafts.take('b', 'travel', createdAt)).toBeUndefined();
  clearInterval(cleaning);
});
