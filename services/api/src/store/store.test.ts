import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { memoryStore } from './memory.ts';
import { postgresStore } from './sql/postgres.ts';
import { sqliteStore } from './sql/sqlite.ts';
import type { Store } from './store.ts';
import { newRequest } from './testing/new-request.ts';
import { activatedIn } from './testing/people.ts';
import { throwAwayPostgres } from './testing/postgres.ts';
import { describeStore } from './testing/store-suite.ts';

const memory = memoryStore();
describeStore('a store in memory', () => [memory, memory]);

const folder = mkdtempSync(join(tmpdir(), 'preventivo-store-'));
const data = join(folder, 'data');
const sqlite = await pair(() => sqliteStore(data));
describeStore('a store in SQLite', () => sqlite);

it('SQLite leaves no deleted delivery readable in its file', async () => {
  const own = join(folder, 'forgotten');
  const store = await sqliteStore(own);
  const link = { kind: 'accountLink', about: 'password', language: 'it' } as const;
  for (const email of ['dimenticata@example.it', 'rimasta@example.it'])
    await store.outbox.add({ ...link, email }, '2026-11-21');
  const claim = { kind: 'accountLink', lease: 'l', at: '2030', until: '2040', limit: 10 } as const;
  for (const { id, delivery } of await store.outbox.claim(claim))
    if (JSON.stringify(delivery).includes('dimenticata')) await store.outbox.done(id, 'l');
  await store.close();
  const bytes = readFileSync(join(own, 'preventivo.sqlite'));
  expect(bytes.includes('rimasta@example.it')).toBe(true);
  expect(bytes.includes('dimenticata@example.it')).toBe(false);
});

it('SQLite leaves no erased person readable in any of its files while other processes use it', async () => {
  const own = join(folder, 'erased');
  const store = await sqliteStore(own);
  const other = await sqliteStore(own);
  const { account } = await activatedIn(store, { email: 'sparita@example.it' });
  const { request, key, submitted } = newRequest();
  const payload = { ...request.payload, contractor: { email: 'sparita@example.it' } };
  await store.submit({ ...request, payload }, key, submitted);
  await other.requests.erase([request.id]);
  await other.accounts.erase(account.id);
  for (const file of ['', '-wal']) {
    const bytes = readFileSync(join(own, `preventivo.sqlite${file}`));
    expect(bytes.includes('sparita@example.it')).toBe(false);
  }
  await Promise.all([store.close(), other.close()]);
});

it('SQLite makes its folder and files private to its user', () => {
  const modeOf = (path: string) => statSync(path).mode & 0o777;
  expect(modeOf(data)).toBe(0o700);
  for (const file of ['', '-wal', '-shm'])
    expect(modeOf(join(data, `preventivo.sqlite${file}`))).toBe(0o600);
});

const postgres = await throwAwayPostgres();
const opened: Store[] = [...sqlite];
if (postgres) {
  const plain = await pair(() => postgresStore(postgres.url));
  describeStore('a store in PostgreSQL', () => plain);
  const strict = `${postgres.url}?options=${encodeURIComponent('-c default_transaction_isolation=serializable')}`;
  const serializable = await pair(() => postgresStore(strict));
  describeStore(
    'a store in PostgreSQL, isolated as strictly as a distributed one',
    () => serializable,
  );
  opened.push(...plain, ...serializable);
}

// Allow a minute, because PostgreSQL flushes its data before it exits.
afterAll(async () => {
  await Promise.all(opened.map((store) => store.close()));
  await postgres?.remove();
  rmSync(folder, { recursive: true });
}, 60_000);

/** Opens two stores on the same data at the same moment. */
function pair(open: () => Promise<Store>): Promise<[Store, Store]> {
  return Promise.all([open(), open()]);
}
