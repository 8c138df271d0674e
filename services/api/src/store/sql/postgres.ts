import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Store } from '../store.ts';
import { type Engine, errorCode, oneTransaction } from './engine.ts';
import { migrate } from './migrate.ts';
import { sqlStore } from './sql-store.ts';
import type { Tables } from './tables.ts';

/** Serialisation failure and deadlock: PostgreSQL asks that the transaction be done again. */
const passing = ['40001', '40P01'];

/** A PostgreSQL server, or one that speaks its language. Several processes may share it. */
export async function postgresStore(url: string): Promise<Store> {
  const engine = openPostgres(url);
  try {
    await migrate(engine);
  } catch (error) {
    await engine.db.destroy();
    throw error;
  }
  return sqlStore(engine);
}

export function openPostgres(url: string): Engine {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
    application_name: 'preventivo',
  });
  // A server that goes away ends its connections, lent out or not; a listener keeps that from ending us.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    tableOptions: '',
    locksRows: true,
    transactionsOn: oneTransaction,
    isTransient: (error) => passing.includes(String(errorCode(error))),
  };
}
