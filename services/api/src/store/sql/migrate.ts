import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { type Engine, errorCode, oneTransaction, retry } from './engine.ts';
import { type Migration, migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

/**
 * Applies the pending migrations. Several processes may run it at once: each migration runs under
 * the lock of one row, which every database supports.
 * @throws when an applied migration has changed
 */
export async function migrate(
  engine: Engine,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  await prepare(engine);
  const known = await retry(engine.isTransient, () => stepsTaken(engine));
  const inOne = oneTransaction(engine.db);
  // Skip the lock when no migration is pending, so that restarts after a crash are fast.
  for (const step of steps.filter(({ id, statement }) => known.get(id) !== checksumOf(statement))) {
    const taken = () =>
      inOne(async (tx) => {
        await holdLock(engine, tx);
        await apply(engine, tx, step);
      });
    await retry(engine.isTransient, taken);
  }
}

/** Returns the checksums of the applied migrations by id. */
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

/** Creates the two tables that migrations need. */
async function prepare({ db, tableOptions, isTransient }: Engine) {
  const own = [
    `create table if not exists schema_lock (id integer not null primary key)${tableOptions}`,
    `create table if not exists schema_step (
      id text not null primary key, checksum text not null, taken_at text not null
    )${tableOptions}`,
    'insert into schema_lock (id) values (1) on conflict do nothing',
  ];
  // In PostgreSQL, concurrent 'if not exists' statements can collide; the retry finds the table.
  const collided = (error: unknown) =>
    ['23505', '42710', '42P07'].includes(String(errorCode(error)));
  for (const statement of own)
    await retry(
      (error) => isTransient(error) || collided(error),
      () => sql.raw(statement).execute(db),
    );
}

/** A released migration was edited, so the correct schema is unknown. */
export class ChangedMigration extends Error {
  constructor(id: string) {
    super(
      `The database has taken step '${id}' of the schema in another wording. ` +
        'A released step must not change: restore it and add a new one.',
    );
  }
}
