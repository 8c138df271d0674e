import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { type Engine, errorCode, oneTransaction, retry } from './engine.ts';
import { type Migration, migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

/**
 * Applies the pending migrations. Several processes may call this at once, because each migration
 * first locks the same row.
 * @throws {UnusableSchema} when an applied migration has changed, or the first migration is missing
 */
export async function migrate(
  engine: Engine,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  await prepare(engine);
  const known = await retry(engine.isTransient, () => stepsTaken(engine));
  // All released versions applied the first migration before the others. Only the database of an
  // unreleased version can lack it.
  if (known.size > 0 && steps[0] && !known.has(steps[0].id)) throw new UnreleasedSchema();
  const inOne = oneTransaction(engine.db);
  // Take no lock when no migration is pending, so that restarts after a crash are fast.
  for (const step of steps.filter((one) => known.get(one.id) !== checksumOf(one))) {
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

const checksumOf = ({ statements }: Migration) =>
  createHash('sha256').update(statements.join(';\n')).digest('hex');

async function apply({ tableOptions }: Engine, tx: Transaction<Tables>, step: Migration) {
  const checksum = checksumOf(step);
  const taken = await tx
    .selectFrom('schema_step')
    .select('checksum')
    .where('id', '=', step.id)
    .executeTakeFirst();
  if (taken && taken.checksum !== checksum) throw new ChangedMigration(step.id);
  if (taken) return;
  for (const statement of step.statements) {
    const options = statement.startsWith('create table') ? tableOptions : '';
    await sql.raw(statement + options).execute(tx);
  }
  await tx
    .insertInto('schema_step')
    .values({ id: step.id, checksum, taken_at: new Date().toISOString() })
    .execute();
}

async function holdLock({ locksRows }: Engine, tx: Transaction<Tables>) {
  const row = tx.selectFrom('schema_lock').select('id').where('id', '=', 1);
  await (locksRows ? row.forUpdate() : row).execute();
}

async function prepare({ db, tableOptions, isTransient }: Engine) {
  const own = [
    `create table if not exists schema_lock (id integer not null primary key)${tableOptions}`,
    `create table if not exists schema_step (
      id text not null primary key, checksum text not null, taken_at text not null
    )${tableOptions}`,
    'insert into schema_lock (id) values (1) on conflict do nothing',
  ];
  // In PostgreSQL, concurrent `create table if not exists` may fail. The retry finds the table.
  const collided = (error: unknown) =>
    ['23505', '42710', '42P07'].includes(String(errorCode(error)));
  for (const statement of own)
    await retry(
      (error) => isTransient(error) || collided(error),
      () => sql.raw(statement).execute(db),
    );
}

/** Thrown for an incompatible schema of the database. The message says what to do. */
export class UnusableSchema extends Error {}

export class ChangedMigration extends UnusableSchema {
  constructor(id: string) {
    super(
      `The database has taken step '${id}' of the schema in another wording. ` +
        'A released step must not change: restore it and add a new one.',
    );
  }
}

export class UnreleasedSchema extends UnusableSchema {
  constructor() {
    super(
      'A version before 0.1.0, which was never released, created the database. ' +
        'This version cannot use it: delete it, or point DATA_DIR to an empty folder or ' +
        'DATABASE_URL to an empty database (docs/operations.md#a-trial-database).',
    );
  }
}
