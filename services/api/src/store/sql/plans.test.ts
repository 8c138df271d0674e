import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestFilter } from '../requests.ts';
import type { Store } from '../store.ts';
import { newRequest } from '../testing/new-request.ts';
import { sqliteStore } from './sqlite.ts';
import { watchQueries } from './watched-queries.ts';

// A missing index makes a query slow only on many rows. These tests therefore check the query plans
// of SQLite.
const folder = mkdtempSync(join(tmpdir(), 'preventivo-plans-'));
let store: Store;
let database: DatabaseSync;
beforeAll(async () => {
  store = await sqliteStore(folder);
  database = new DatabaseSync(join(folder, 'preventivo.sqlite'));
});
afterAll(async () => {
  database.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Returns the query plans of all statements that this work runs. */
async function plansOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const statements = new Set<string>();
  const unwatch = watchQueries(({ sql }) => statements.add(sql));
  await work();
  unwatch();
  return [...statements]
    .filter((sql) => /^(select|insert|update|delete)/.test(sql))
    .flatMap((sql) => database.prepare(`explain query plan ${sql}`).all())
    .map(({ detail }) => String(detail));
}
const listing = (filter: RequestFilter) => async () => {
  for await (const { id } of store.requests.find(filter)) expect(id).not.toBe('');
};

describe('the listing of requests', () => {
  it.each<[string, RequestFilter]>([
    ['of a line', { line: 'travel' }],
    ['of an email', { email: 'anna@example.it' }],
    ['of some days', { from: '2026-11-20', until: '2026-11-21' }],
    ['of a line on some days', { line: 'travel', from: '2026-11-20', until: '2026-11-21' }],
  ])('the list of requests %s reads an index in display order', async (_, filter) => {
    const plans = await plansOf(listing(filter));
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).toMatch(/^SEARCH quote_request USING INDEX/);
  });
});

describe('the deletion', () => {
  /** Stores a request with all its rows. It is older than any retention period. */
  async function anOldRequest(): Promise<string> {
    const { request, key, submitted } = newRequest({ createdAt: '2020-01-01T00:00:00.000Z' });
    const { id: requestId, createdAt: at } = request;
    const words = { textsVersion: '2026-11-21', textsHash: 'b'.repeat(64), consents: '[]' };
    const receipt = { id: crypto.randomUUID(), accountId: null, at, ...words };
    await store.submit(request, key, { ...submitted, receipt }, [
      { kind: 'webhook', requestId, event: 'request' },
    ]);
    return requestId;
  }

  it('an erasure finds the rows of a request through an index in every table', async () => {
    const id = await anOldRequest();
    const plans = await plansOf(() => store.requests.erase([id]));
    expect(plans.length).toBeGreaterThan(3);
    for (const plan of plans) expect(plan).toMatch(/^SEARCH/);
  });

  it('the removal of expired requests uses an index', async () => {
    await anOldRequest();
    const before = '2021-01-01T00:00:00.000Z';
    const plans = await plansOf(async () => {
      expect(await store.requests.deleteOlder(before, 100)).toBeGreaterThan(0);
      await store.outbox.deleteOlder(before, 100);
    });
    expect(plans.length).toBeGreaterThan(5);
    for (const plan of plans) expect(plan).toMatch(/^SEARCH/);
  });

  it('the removal of expired accounts uses an index', async () => {
    const before = '2021-01-01T00:00:00.000Z';
    const plans = await plansOf(async () => {
      await store.deleteKeys(before);
      await store.drafts.deleteExpired(before);
      await store.recipients.deleteOlder(before);
      await store.accounts.deleteExpired({ now: before, opened: before, seen: before });
      await store.accounts.deleteUnused(before, 100);
    });
    expect(plans.length).toBeGreaterThan(8);
    for (const plan of plans) expect(plan).toMatch(/^(SEARCH|LIST SUBQUERY)|ORDER BY$/);
  });
});
