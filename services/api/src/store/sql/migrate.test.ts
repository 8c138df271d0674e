import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { throwAwayPostgres } from '../testing/postgres.ts';
import type { Engine } from './engine.ts';
import { ChangedMigration, migrate, UnreleasedSchema } from './migrate.ts';
import { migrations } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { sqlStore } from './sql-store.ts';
import { openSqlite } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'preventivo-schema-'));
const postgres = await throwAwayPostgres();
const opened: Engine[] = [];
let databases = 0;

/** Returns a function that opens one new database, again on each call. */
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

describe.each([
  ['SQLite', newSqlite] as const,
  ...(postgres ? [['PostgreSQL', () => newPostgres(postgres.url)] as const] : []),
])('the schema in %s', (_, newDatabase) => {
  const taken = async ({ db }: Engine) =>
    (await db.selectFrom('schema_step').select('id').execute()).map(({ id }) => id).sort();

  it('the schema is created once when four processes start at the same moment', async () => {
    const open = await newDatabase();
    const engines = Array.from({ length: 4 }, open);
    await Promise.all(engines.map((engine) => migrate(engine)));
    expect(await taken(open())).toEqual(migrations.map(({ id }) => id).sort());
  });

  it('a schema that is up to date stays unchanged', async () => {
    const open = await newDatabase();
    await migrate(open());
    const before = await open().db.selectFrom('schema_step').selectAll().execute();
    await migrate(open());
    expect(await open().db.selectFrom('schema_step').selectAll().execute()).toEqual(before);
  });

  it('the database is rejected when an applied step has changed', async () => {
    const open = await newDatabase();
    await migrate(open());
    const [first, ...rest] = migrations;
    const edited = { id: first?.id ?? '', statements: ['create table quote_request (id text)'] };
    await expect(migrate(open(), [edited, ...rest])).rejects.toThrow(ChangedMigration);
  });

  it('the migration continues after a failed step', async () => {
    const open = await newDatabase();
    const broken = { id: '999-later', statements: ['create table ('] };
    await expect(migrate(open(), [...migrations, broken])).rejects.toThrow();
    expect(await taken(open())).toEqual(migrations.map(({ id }) => id).sort());
    await migrate(open(), [
      ...migrations,
      { id: '999-later', statements: ['create table later (id text)'] },
    ]);
    expect(await taken(open())).toContain('999-later');
  });

  it('the migration resumes on a database that cannot roll back an interrupted step', async () => {
    const open = await newDatabase();
    const engine = open();
    for (const statement of migrations[0]?.statements.slice(0, 9) ?? [])
      await sql
        .raw(statement + (/^create table/.test(statement) ? engine.tableOptions : ''))
        .execute(engine.db);
    await migrate(engine);
    expect(await taken(engine)).toEqual(migrations.map(({ id }) => id).sort());
  });

  it('a database of an unreleased version is rejected', async () => {
    const open = await newDatabase();
    const older = { id: '001-quote-request', statements: ['create table quote_request (id text)'] };
    await migrate(open(), [older]);
    await expect(migrate(open())).rejects.toThrow(UnreleasedSchema);
    expect(await taken(open())).toEqual(['001-quote-request']);
  });

  it('the schema is migrated when an older and a newer version start at the same moment', async () => {
    const open = await newDatabase();
    const later = {
      id: '002-later',
      statements: ['alter table quote_request add column later text'],
    };
    const versions = [migrations, [...migrations, later], migrations, [...migrations, later]];
    await Promise.all(versions.map((steps) => migrate(open(), steps)));
    expect(await taken(open())).toEqual([...migrations, later].map(({ id }) => id).sort());
  });

  it('an older version can use a newer schema', async () => {
    const open = await newDatabase();
    const later = {
      id: '999-later',
      statements: ['alter table quote_request add column later text'],
    };
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
      language: 'it',
    };
    const request = { id: 'r', line: 'travel', createdAt: '2026-11-21', keyHash: 'h', payload };
    await store.submit(request, { scope: 'anonymous', keyHash: 'k' }, submitted);
    expect(await store.quoteRequest('r')).toMatchObject({ payload });
  });
});

// Allow a minute, because PostgreSQL flushes its data before it exits.
afterAll(async () => {
  await Promise.all(opened.map(({ db }) => db.destroy()));
  await postgres?.remove();
  rmSync(folder, { recursive: true });
}, 60_000);
