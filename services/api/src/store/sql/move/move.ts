import { sql } from 'kysely';
import type { Engine } from '../engine.ts';
import { migrate } from '../migrate.ts';
import { type Row, rowsAfter, tableDigest } from './rows.ts';
import { seal } from './seal.ts';
import { tableNames } from './table-names.ts';

/** Thrown when a move cannot continue. The message is one sentence without personal data. */
export class MoveRefused extends Error {}

export interface Moved {
  readonly table: string;
  readonly rows: number;
  /** Digest of the table's rows, equal in both databases. */
  readonly digest: string;
}

/** Rows per transaction. PostgreSQL accepts at most 65,535 values in a statement. */
const batch = 1000;

/**
 * Moves all data from SQLite to an empty PostgreSQL database. Seals the source first, and resumes
 * an interrupted move. Finally compares both databases row by row.
 * @throws {MoveRefused} when the target has other data, or the databases differ
 */
export async function move(source: Engine, target: Engine): Promise<readonly Moved[]> {
  await migrate(source);
  await migrate(target);
  const id = await seal(source);
  await claim(target, id);
  const names = await tableNames(source.db);
  for (const name of names) await copy(source, target, name);
  const moved: Moved[] = [];
  for (const name of names) moved.push(await compared(source, target, name));
  await sql`update moved_here set done = 1`.execute(target.db);
  return moved;
}

/** Records in the target which source it belongs to. @throws {MoveRefused} if it has other data */
async function claim({ db }: Engine, id: string): Promise<void> {
  await sql`create table if not exists moved_here (id text not null primary key, done integer not null)`.execute(
    db,
  );
  const { rows } = await sql<{ id: string; done: number }>`select id, done from moved_here`.execute(
    db,
  );
  const [begun] = rows;
  if (begun && begun.id !== id)
    throw new MoveRefused(
      'The PostgreSQL database holds what was moved from somewhere else. Take an empty one.',
    );
  if (begun?.done)
    throw new MoveRefused('Everything was moved before. Start the servers with DATABASE_URL.');
  if (begun) return;
  for (const name of await tableNames(db)) {
    const row = await db.selectFrom(name).select(sql`1`.as('one')).limit(1).executeTakeFirst();
    if (row) throw new MoveRefused(`The PostgreSQL database is not empty: it has rows in ${name}.`);
  }
  await sql`insert into moved_here (id, done) values (${id}, 0)`.execute(db);
}

/**
 * Copies a table in a fixed order. Each batch is atomic. A resumed move therefore skips as many
 * rows as the target has.
 */
async function copy(source: Engine, target: Engine, name: Name): Promise<void> {
  const there = await sql<{
    many: string;
  }>`select count(*) as many from ${sql.table(name)}`.execute(target.db);
  let skipped = Number(there.rows[0]?.many);
  for await (const rows of rowsAfter(source.db, name, batch)) {
    const rest = rows.slice(Math.min(skipped, rows.length));
    skipped -= rows.length - rest.length;
    if (rest.length > 0) await insert(target, name, rest);
  }
}

type Name = Awaited<ReturnType<typeof tableNames>>[number];

async function insert({ db }: Engine, name: Name, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db);
}

async function compared(source: Engine, target: Engine, name: Name): Promise<Moved> {
  const [from, to] = await Promise.all([tableDigest(source, name), tableDigest(target, name)]);
  if (from.rows !== to.rows || from.digest !== to.digest)
    throw new MoveRefused(
      `The two sides differ in ${name}: ${from.rows} rows and ${to.rows}, SHA-256 ${from.digest} and ${to.digest}.`,
    );
  return { table: name, ...to };
}
