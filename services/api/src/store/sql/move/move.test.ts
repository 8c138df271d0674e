import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../../store.ts';
import { newRequest } from '../../testing/new-request.ts';
import { throwAwayPostgres } from '../../testing/postgres.ts';
import type { Engine } from '../engine.ts';
import { migrate } from '../migrate.ts';
import { openPostgres } from '../postgres.ts';
import { sqlStore } from '../sql-store.ts';
import { openSqlite } from '../sqlite.ts';
import { move } from './move.ts';
import { tableDigest } from './rows.ts';
import { unseal } from './seal.ts';
import { tableNames } from './table-names.ts';

const folder = mkdtempSync(join(tmpdir(), 'preventivo-move-'));
const postgres = await throwAwayPostgres();
const opened: Engine[] = [];
let databases = 0;
let source: Engine;
let target: Engine;

describe.runIf(postgres)('moving to PostgreSQL', () => {
  beforeEach(async () => {
    databases += 1;
    source = openSqlite(join(folder, String(databases)));
    const url = postgres?.url ?? '';
    const all = openPostgres(url);
    await sql.raw(`create database move_${databases}`).execute(all.db);
    target = openPostgres(url.replace(/postgres$/, `move_${databases}`));
    opened.push(source, all, target);
    await migrate(source);
  });

  /**
   * Fills every table with rows. The rows contain characters that the two databases might store
   * differently.
   */
  async function fill(rows: number) {
    const names: readonly string[] = await tableNames(source.db);
    const tables = await source.db.introspection.getTables();
    await source.db.transaction().execute(async (tx) => {
      for (const { name, columns } of tables.filter((table) => names.includes(table.name)))
        for (let at = 0; at < rows; at += 1) {
          const cells = columns.map(({ name: column, dataType, isNullable }, index) => {
            if (isNullable && at % 3 === 0) return null;
            return /int/i.test(dataType) ? at : `${column} ${at}.${index} à'"\\ 🛵 ß\n`;
          });
          await sql`insert into ${sql.table(name)} values (${sql.join(cells)})`.execute(tx);
        }
    });
  }

  it('a move copies every row of every table, including tables that were added later', async () => {
    await sql`create table added_later (id text not null primary key, many integer, note text) strict`.execute(
      source.db,
    );
    await migrate(target);
    await sql`create table added_later (id text not null primary key, many integer, note text)`.execute(
      target.db,
    );
    await fill(7);
    const moved = await move(source, target);
    expect(moved.map(({ table }) => table)).toEqual(await tableNames(source.db));
    expect(moved.map(({ table }) => table)).toContain('added_later');
    for (const { table, rows, digest } of moved) {
      expect(rows).toBe(7);
      expect(await tableDigest(target, table)).toEqual({ rows: 7, digest });
    }
  });

  it('a move resumes in the middle of a table after an interruption', async () => {
    await fill(1500);
    let inserts = 0;
    const dying = target.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        // The target stores the fifth batch, but the move dies before it gets the confirmation.
        if (result.numAffectedRows && result.numAffectedRows > 1n) inserts += 1;
        if (inserts === 5) throw new Error('killed');
        return result;
      },
    });
    await expect(move(source, { ...target, db: dying })).rejects.toThrow('killed');
    const moved = await move(source, target);
    expect(moved.map(({ rows }) => rows)).toEqual(moved.map(() => 1500));
  }, 60_000);

  it('a move blocks writes to the source until it is cancelled', async () => {
    const store = sqlStore(source);
    const first = newRequest();
    await store.submit(first.request, first.key, first.submitted);
    await move(source, target);
    const late = newRequest();
    await expect(store.submit(late.request, late.key, late.submitted)).rejects.toThrow(
      StoreUnavailable,
    );
    await expect(store.recall(first.request.id, 'phone', '2026-11-21')).rejects.toThrow(
      StoreUnavailable,
    );
    expect(await store.quoteRequest(first.request.id)).toMatchObject({ id: first.request.id });
    expect(await sqlStore(target).submitted(first.key)).toMatchObject(first.submitted);
    await unseal(source);
    await store.submit(late.request, late.key, late.submitted);
    expect(await store.quoteRequest(late.request.id)).toBeDefined();
  });

  it('a move names the table that differs when the target changes meanwhile', async () => {
    await fill(3);
    const meddled = target.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (result.numAffectedRows === 3n)
          await sql`update account set name = 'altro' where phone like 'phone 1.%'`.execute(
            target.db,
          );
        return result;
      },
    });
    await expect(move(source, { ...target, db: meddled })).rejects.toThrow(
      /differ in account: 3 rows and 3/,
    );
  });

  it('a move requires an empty target, and moves nothing twice', async () => {
    await migrate(target);
    const { request, key, submitted } = newRequest();
    await sqlStore(target).submit(request, key, submitted);
    await expect(move(source, target)).rejects.toThrow('it has rows in idempotency');
    await sql`delete from idempotency`.execute(target.db);
    await sql`delete from quote_request`.execute(target.db);
    await move(source, target);
    await expect(move(source, target)).rejects.toThrow('Everything was moved before.');
    await unseal(source);
    await expect(move(source, target)).rejects.toThrow('from somewhere else');
  });
});

// Allow a minute, because PostgreSQL flushes its data before it exits.
afterAll(async () => {
  await Promise.all(opened.map(({ db }) => db.destroy()));
  await postgres?.remove();
  rmSync(folder, { recursive: true });
}, 60_000);
