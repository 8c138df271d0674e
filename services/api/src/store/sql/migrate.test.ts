import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import type { Delivery } from '../outbox.ts';
import { code } from '../testing/new-request.ts';
import { accountOf, at, registeredIn, tokenOf, tomorrow } from '../testing/people.ts';
import { throwAwayPostgres } from '../testing/postgres.ts';
import type { Engine } from './engine.ts';
import { ChangedMigration, migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { sqlStore } from './sql-store.ts';
import { openSqlite } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'preventivo-schema-'));
const postgres = await throwAwayPostgres();
const opened: Engine[] = [];
let databases = 0;

/** Returns a function that opens the same new database on each call. */
async function newSqlite() {
  databases += 1;
  const own = join(folder, String(databases));
  return () => keep(openSqlite(own));
}
async function newPostgres(url: string) {
  databases += 1;
  await sql.raw(`create database schema_${databases}`).execute(keep(openPostgres(url)).db);
  const own = url.replace(/postgres$/, `schema_${databases}`);
  return () => keep(openPostgres(own));
}
function keep(engine: Engine) {
  opened.push(engine);
  return engine;
}

/**
 * Inserts an account as the version before pending registrations stores it, with its person and its
 * activation link.
 */
async function insertAccount(
  { db }: Engine,
  {
    id,
    activated_at,
    email = `${id}@example.it`,
  }: { id: string; activated_at: string | null; email?: string },
) {
  const known = { id, email, phone: '3331234567', name: 'A', surname: 'B' };
  const own = `${id}-1`;
  const kept = { password_hash: id, privacy: '[]', sf_account_id: id, own_person_id: own };
  await db
    .insertInto('account')
    .values({ ...known, ...kept, created_at: at, activated_at })
    .execute();
  const person = { id: own, account_id: id, kind: 'person', content: '{}' } as const;
  await db
    .insertInto('account_record')
    .values({ ...person, created_at: at, updated_at: at })
    .execute();
  const link = { hash: `t-${id}`, purpose: 'activation', account_id: id } as const;
  await db
    .insertInto('account_token')
    .values({ ...link, expires_at: tomorrow })
    .execute();
}

describe.each([
  ['SQLite', newSqlite] as const,
  ...(postgres ? [['PostgreSQL', () => newPostgres(postgres.url)] as const] : []),
])('the schema in %s', (_, newDatabase) => {
  const taken = async ({ db }: Engine) =>
    (await db.selectFrom('schema_step').select('id').execute()).map(({ id }) => id).sort();

  it('is created once when four processes start at the same moment', async () => {
    const open = await newDatabase();
    const engines = Array.from({ length: 4 }, open);
    await Promise.all(engines.map((engine) => migrate(engine)));
    expect(await taken(open())).toEqual(migrations.map(({ id }) => id).sort());
  });

  it('stays unchanged when it is up to date', async () => {
    const open = await newDatabase();
    await migrate(open());
    const before = await open().db.selectFrom('schema_step').selectAll().execute();
    await migrate(open());
    expect(await open().db.selectFrom('schema_step').selectAll().execute()).toEqual(before);
  });

  it('is rejected when an applied step has changed', async () => {
    const open = await newDatabase();
    await migrate(open());
    const [first, ...rest] = migrations;
    const edited = { id: first?.id ?? '', statement: 'create table quote_request (id text)' };
    await expect(migrate(open(), [edited, ...rest])).rejects.toThrow(ChangedMigration);
  });

  it('continues after a failed step', async () => {
    const open = await newDatabase();
    const broken = { id: '999-later', statement: 'create table (' };
    await expect(migrate(open(), [...migrations, broken])).rejects.toThrow();
    expect(await taken(open())).toEqual(migrations.map(({ id }) => id).sort());
    await migrate(open(), [
      ...migrations,
      { id: '999-later', statement: 'create table later (id text)' },
    ]);
    expect(await taken(open())).toContain('999-later');
  });

  it('gives each request from before the codes its own code', async () => {
    const open = await newDatabase();
    const engine = open();
    const before = migrations.findIndex(({ id }) => id.startsWith('request-code'));
    await migrate(engine, migrations.slice(0, before));
    const ids = Array.from({ length: 300 }, (_, index) => `r-${index}`);
    const old = { line: 'travel', created_at: '2026-11-21', key_hash: 'h', payload: '{}' };
    const insert = (rows: readonly string[]) =>
      engine.db
        .insertInto('quote_request')
        .values(rows.map((id) => ({ ...old, id })))
        .execute();
    await insert(ids);
    await migrate(engine);
    const store = sqlStore(engine);
    const codes = await Promise.all(
      ids.map(async (id) => (await store.quoteRequest(id))?.code ?? ''),
    );
    for (const one of codes) expect(one).toMatch(code);
    expect(new Set(codes).size).toBe(ids.length);
    // An older version that runs at the same time writes no codes.
    const id = '4f3c2a1b-0000-4000-8000-000000000000';
    await insert([id, 'r-without']);
    expect((await store.quoteRequest(id))?.code).toBe('4F3C-2A1B');
  });

  it('turns an account without activation into a pending registration with its link', async () => {
    const open = await newDatabase();
    const engine = open();
    const before = migrations.findIndex(({ id }) => id.startsWith('pending-registration'));
    await migrate(engine, migrations.slice(0, before));
    await insertAccount(engine, { id: 'attiva', activated_at: at });
    await insertAccount(engine, { id: 'in-attesa', activated_at: null });
    await migrate(engine);
    const { accounts } = sqlStore(engine);
    expect(await accounts.byEmail('attiva@example.it')).toMatchObject({ id: 'attiva' });
    expect(await accounts.records('attiva', 'person')).toHaveLength(1);
    expect(await accounts.byEmail('in-attesa@example.it')).toBeUndefined();
    expect(await accounts.records('in-attesa', 'person')).toEqual([]);
    expect(await accounts.registrationOf('t-in-attesa', at)).toMatchObject({
      id: 'in-attesa',
      passwordHash: 'in-attesa',
      expiresAt: tomorrow,
    });
  });

  it('activates a registration when an older version holds an inactive account with the same email', async () => {
    const open = await newDatabase();
    const engine = open();
    await migrate(engine);
    const store = sqlStore(engine);
    const mine = await registeredIn(store);
    await insertAccount(engine, { id: 'di-prima', email: mine.email, activated_at: null });
    const made = accountOf(mine);
    expect(await store.accounts.activate(tokenOf(mine).hash, made)).toBe('activated');
    expect(await store.accounts.byEmail(mine.email)).toEqual(made.account);
    expect(await store.accounts.records('di-prima', 'person')).toEqual([]);
  });

  it('links each delivery to the request that its text names', async () => {
    const open = await newDatabase();
    const engine = open();
    const before = migrations.findIndex(({ id }) => id.startsWith('growth-003'));
    await migrate(engine, migrations.slice(0, before));
    const at = '2026-11-21T10:00:00.000Z';
    const requestId = '4f3c2a1b-0000-4000-8000-000000000000';
    const insert = (id: string, delivery: Delivery) =>
      engine.db
        .insertInto('outbox')
        .values({
          id,
          kind: delivery.kind,
          delivery: JSON.stringify(delivery),
          created_at: at,
          due_at: at,
          tries: 0,
        })
        .execute();
    await insert('a', { kind: 'webhook', requestId, event: 'request' });
    await insert('b', { kind: 'visitorMail', requestId, event: 'request' });
    const email = 'anna@example.it';
    await insert('c', { kind: 'accountLink', about: 'password', language: 'it', email });
    await migrate(engine);
    // An older version that runs at the same time does not write the column.
    await insert('d', { kind: 'brokerMail', requestId, event: 'recall' });
    const noted = await engine.db
      .selectFrom('outbox')
      .select(['id', 'request_id'])
      .orderBy('id')
      .execute();
    expect(noted.map(({ request_id }) => request_id)).toEqual([requestId, requestId, null, null]);
    await engine.db
      .insertInto('quote_request')
      .values({ id: requestId, line: 'travel', created_at: at, key_hash: 'h', payload: '{}' })
      .execute();
    const erased = await sqlStore(engine).requests.erase([requestId]);
    expect(erased).toMatchObject({ requests: 1, deliveries: 3 });
    const left = await engine.db.selectFrom('outbox').select('id').execute();
    expect(left).toEqual([{ id: 'c' }]);
  });

  it('serves an older version as well', async () => {
    const open = await newDatabase();
    const later = { id: '999-later', statement: 'alter table quote_request add column later text' };
    await migrate(open(), [...migrations, later]);
    const engine = open();
    await migrate(engine, migrations);
    const store = sqlStore(engine);
    const submitted = { fingerprint: 'f', requestId: 'r', salt: 's' };
    const payload = {
      contractor: {},
      specificData: {},
      privacy: {},
      sfLeadIds: null,
      convenzione: 1,
    };
    const request = { id: 'r', line: 'travel', createdAt: '2026-11-21', keyHash: 'h', payload };
    await store.submit(request, { scope: 'anonymous', keyHash: 'k' }, submitted);
    expect(await store.quoteRequest('r')).toMatchObject({ payload });
  });
});

// PostgreSQL flushes everything before it exits, which takes a while on a busy machine.
afterAll(async () => {
  await Promise.all(opened.map(({ db }) => db.destroy()));
  await postgres?.remove();
  rmSync(folder, { recursive: true });
}, 60_000);
