import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { memoryStore } from './memory.ts';
import { randomCode } from './request-code.ts';
import { migrate } from './sql/migrate.ts';
import { openPostgres } from './sql/postgres.ts';
import { sqlStore } from './sql/sql-store.ts';
import { openSqlite } from './sql/sqlite.ts';
import { type Store, StoreUnavailable } from './store.ts';
import { code, newRequest } from './testing/new-request.ts';
import { throwAwayPostgres } from './testing/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'preventivo-codes-'));
const postgres = await throwAwayPostgres();
const engines = [openSqlite(folder), ...(postgres ? [openPostgres(postgres.url)] : [])];
for (const engine of engines) await migrate(engine);

// Allow a minute, because PostgreSQL flushes its data before it exits.
afterAll(async () => {
  await Promise.all(engines.map(({ db }) => db.destroy()));
  await postgres?.remove();
  rmSync(folder, { recursive: true });
}, 60_000);

it('a request code has no vowels and no letters that look alike', () => {
  for (let drawn = 0; drawn < 1000; drawn += 1) expect(randomCode()).toMatch(code);
});

const send = (store: Store) => {
  const { request, key, submitted } = newRequest({ id: crypto.randomUUID() });
  const own = { ...key, keyHash: crypto.randomUUID() };
  return store.submit(request, own, { ...submitted, requestId: request.id });
};

type Open = (drawCode: () => string) => Store;
describe.each<[string, Open]>([
  ['memory', memoryStore],
  ['SQLite', (drawCode) => sqlStore(engines[0] ?? openSqlite(folder), drawCode)],
  ...engines
    .slice(1)
    .map((engine): [string, Open] => ['PostgreSQL', (drawCode) => sqlStore(engine, drawCode)]),
])('a code in %s', (_, open) => {
  it('a code is drawn again when another request has it', async () => {
    const draws = ['KMR-4821', 'KMR-4821', 'KMR-4821', 'BCD-0001'];
    const store = open(() => draws.shift() ?? '');
    expect((await send(store)).code).toBe('KMR-4821');
    const { code: other, requestId } = await send(store);
    expect(other).toBe('BCD-0001');
    expect((await store.quoteRequest(requestId))?.code).toBe('BCD-0001');
  });

  it('no code is used twice: submit fails when every drawn code is taken', async () => {
    const store = open(() => 'ZZZ-9999');
    await send(store);
    await expect(send(store)).rejects.toThrow(StoreUnavailable);
  });
});
