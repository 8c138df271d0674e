import { sql } from 'kysely';
import type { Engine } from '../engine.ts';
import { tableNames } from './table-names.ts';

/**
 * Blocks all writes to a SQLite database. A server that uses the database then responds to writes
 * with 503. If the database is already sealed, keeps that seal.
 * @returns id of the seal, a UUID
 */
export async function seal({ db }: Engine): Promise<string> {
  const names = await tableNames(db);
  return db.transaction().execute(async (tx) => {
    await sql`create table if not exists moving_away (id text not null primary key) strict`.execute(
      tx,
    );
    const { rows } = await sql<{ id: string }>`select id from moving_away`.execute(tx);
    const id = rows[0]?.id ?? crypto.randomUUID();
    if (!rows[0]) await sql`insert into moving_away (id) values (${id})`.execute(tx);
    for (const name of names)
      for (const change of changes) await sql.raw(refusal(name, change)).execute(tx);
    return id;
  });
}

/** Removes the seal, so that the database accepts writes again. */
export async function unseal({ db }: Engine): Promise<void> {
  const names = await tableNames(db);
  await db.transaction().execute(async (tx) => {
    for (const name of names)
      for (const change of changes)
        await sql.raw(`drop trigger if exists moving_${name}_${change}`).execute(tx);
    await sql`drop table if exists moving_away`.execute(tx);
  });
}

const changes = ['insert', 'update', 'delete'] as const;

const refusal = (table: string, change: string) =>
  `create trigger if not exists moving_${table}_${change} before ${change} on ${table}
   begin select raise(abort, 'this database is moving to PostgreSQL'); end`;
