import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Store } from '../store.ts';
import { type Engine, errorCode, oneTransaction } from './engine.ts';
import { migrate } from './migrate.ts';
import { sqlStore } from './sql-store.ts';
import type { Tables } from './tables.ts';
import { tellOfQuery } from './watched-queries.ts';

/** Serialisation failure and deadlock: PostgreSQL asks that the transaction be done again. */
const passing = ['40001', '40P01'];

/** A PostgreSQL server, or one that speaks its language. Several processes may share it. */
export const postgresStore = async (url: string): Promise<Store> =>
  (await postgresDatabase(url)).store;

/** The same with its connections, for those who send statements of their own. */
export async function postgresDatabase(url: string): Promise<PostgresDatabase> {
  const engine = openPostgres(url);
  try {
    await migrate(engine);
  } catch (error) {
    await engine.db.destroy();
    throw error;
  }
  return { store: sqlStore(engine), pool: engine.pool };
}

export interface PostgresDatabase {
  readonly store: Store;
  /** Ends with the store. */
  readonly pool: pg.Pool;
}

export function openPostgres(url: string): Engine & { readonly pool: pg.Pool } {
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
    pool,
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: tellOfQuery }),
    tableOptions: '',
    locksRows: true,
    transactionsOn: oneTransaction,
    isTransient: (error) => passing.includes(String(errorCode(error))),
  };
}
