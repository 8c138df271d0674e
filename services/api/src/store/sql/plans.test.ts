import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestFilter } from '../requests.ts';
import type { Store } from '../store.ts';
import { sqliteStore } from './sqlite.ts';
import { watchQueries } from './watched-queries.ts';

// A condition that takes no index is slow only where there are many rows: here SQLite is asked which it takes.
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

/** How SQLite goes about what a store does. */
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

describe('requests that an operator looks for', () => {
  it.each<[string, RequestFilter]>([
    ['of a line', { line: 'travel' }],
    ['of an email', { email: 'anna@example.it' }],
    ['of some days', { from: '2026-11-20', until: '2026-11-21' }],
    ['of a line on some days', { line: 'travel', from: '2026-11-20', until: '2026-11-21' }],
  ])('%s are read from an index in the order they are shown in', async (_, filter) => {
    const plans = await plansOf(listing(filter));
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).toMatch(/^SEARCH quote_request USING INDEX/);
  });
});
