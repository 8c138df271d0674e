import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { newRequest } from '../testing/new-request.ts';
import { throwAwayPostgres } from '../testing/postgres.ts';
import { postgresStore } from './postgres.ts';
import { sqliteStore } from './sqlite.ts';
import { verbOf, watchQueries } from './watched-queries.ts';

const postgres = await throwAwayPostgres();
const folder = mkdtempSync(join(tmpdir(), 'preventivo-watched-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await postgres?.remove();
}, 60_000);

const stores = [
  ['SQLite', () => sqliteStore(folder)],
  ...(postgres ? [['PostgreSQL', () => postgresStore(postgres.url)] as const] : []),
] as const;

it.each(stores)('a request that is stored on %s is observed as an insert', async (_, open) => {
  const store = await open();
  const verbs: (string | undefined)[] = [];
  const stop = watchQueries(({ sql }) => verbs.push(verbOf(sql)));
  const { request, key, submitted } = newRequest();
  await store.submit(request, key, submitted);
  stop();
  await store.close();
  expect(verbs).toContain('insert');
  expect(verbs).not.toContain('with');
});
