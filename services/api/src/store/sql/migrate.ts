import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { type Engine, errorCode, oneTransaction, retry } from './engine.ts';
import { type Migration, migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

/**
 * Takes the steps of the schema that were not taken yet. Several processes may do so at once: each
 * step is taken under the lock of one row, a lock every database has that keeps rows.
 * @throws where a step that was taken reads differently now
 */
export async function migrate(
  engine: Engine,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  await prepare(engine);
  const known = await retry(engine.isTransient, () => stepsTaken(engine));
  const inOne = oneTransaction(engine.db);
  // Who starts again, as after a crash, waits for no lock and no disk.
  for (const step of steps.filter(({ id, statement }) => known.get(id) !== checksumOf(statement))) {
    const taken = () =>
      inOne(async (tx) => {
        await holdLock(engine, tx);
        await apply(engine, tx, step);
      });
    await retry(engine.isTransient, taken);
  }
}

/** The checksums of the steps that were taken, by id. */
async function stepsTaken({ db }: Engine): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('schema_step').select(['id', 'checksum']).execute();
  return new Map(rows.map(({ id, checksum }) => [id, checksum]));
}

const checksumOf = (statement: string) => createHash('sha256').update(statement).digest('hex');

async function apply({ tableOptions }: Engine, tx: Transaction<Tables>, step: Migration) {
  const checksum = checksumOf(step.statement);
  const taken = await tx
    .selectFrom('schema_step')
    .select('checksum')
    .where('id', '=', step.id)
    .executeTakeFirst();
  if (taken && taken.checksum !== checksum) throw new ChangedMigration(step.id);
  if (taken) return;
  const options = step.statement.startsWith('create table') ? tableOptions : '';
  await sql.raw(step.statement + options).execute(tx);
  await tx
    .insertInto('schema_step')
    .values({ id: step.id, checksum, taken_at: new Date().toISOString() })
    .execute();
}

async function holdLock({ locksRows }: Engine, tx: Transaction<Tables>) {
  const row = tx.selectFrom('schema_lock').select('id').where('id', '=', 1);
  await (locksRows ? row.forUpdate() : row).execute();
}

/** The two tables that stand before any step. */
async function prepare({ db, tableOptions, isTransient }: Engine) {
  const own = [
    `create table if not exists schema_lock (id integer not null primary key)${tableOptions}`,
    `create table if not exists schema_step (
      id text not null primary key, checksum text not null, taken_at text not null
    )${tableOptions}`,
    'insert into schema_lock (id) values (1) on conflict do nothing',
  ];
  // PostgreSQL lets two processes collide in 'if not exists'; the second try finds the table.
  const collided = (error: unknown) =>
    ['23505', '42710', '42P07'].includes(String(errorCode(error)));
  for (const statement of own)
    await retry(
      (error) => isTransient(error) || collided(error),
      () => sql.raw(statement).execute(db),
    );
}

/** A released step of the schema was edited: which of the two schemas is right, nobody can say. */
export class ChangedMigration extends Error {
  constructor(id: string) {
    super(
      `The database has taken step '${id}' of the schema in another wording. ` +
        'A released step must not change: restore it and add a new one.',
    );
  }
}
