import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Store } from '../store.ts';
import { type Engine, errorCode, oneTransaction, type Queries } from './engine.ts';
import { migrate } from './migrate.ts';
import { sqlStore } from './sql-store.ts';
import type { Tables } from './tables.ts';
import { tellOfQuery } from './watched-queries.ts';

/**
 * PostgreSQL refused, and surely did nothing: a serialisation failure, a deadlock, a server that only reads because another
 * one leads now, one that is starting or ending, no room for another connection.
 */
const refused = ['40001', '40P01', '25006', '57P03', '53300', 'ECONNREFUSED'];

/** A PostgreSQL server, or one that speaks its language. Several processes may share it. */
export const postgresStore = async (url: string): Promise<Store> =>
  (await postgresDatabase(url)).store;

/** The same with its connections, for those who send statements of their own. */
export async function postgresDatabase(url: string): Promise<PostgresDatabase> {
  // An index of millions of rows takes longer than any statement of a visitor may.
  const unhurried = openPostgres(url, 0);
  try {
    await migrate(unhurried);
  } finally {
    await unhurried.db.destroy();
  }
  const engine = openPostgres(url);
  return { store: sqlStore(engine), pool: engine.pool };
}

export interface PostgresDatabase {
  readonly store: Store;
  /** Ends with the store. */
  readonly pool: pg.Pool;
}

/** @param queryTimeout how long a statement is waited for, in milliseconds; 0: as long as it takes */
export function openPostgres(
  url: string,
  queryTimeout = 10_000,
): Engine & { readonly pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    query_timeout: queryTimeout,
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
    transactionsOn: lostBeforeCommit,
    isTransient: (error) => error instanceof NotCommitted || wasRefused(error),
  };
}

const wasRefused = (error: unknown) => refused.includes(String(errorCode(error)));

/** The connection went before `commit` was sent: the server has rolled back, or will. */
class NotCommitted extends Error {}

/**
 * One transaction of its own. Where its connection is lost before `commit` was sent, it may be done again; once it was sent,
 * nobody knows whether it was taken, and only who asked can say whether asking again is safe.
 */
function lostBeforeCommit(db: Kysely<Tables>): Queries['transaction'] {
  const inOne = oneTransaction(db);
  return async (work) => {
    let committing = false;
    try {
      return await inOne(async (tx) => {
        const value = await work(tx);
        committing = true;
        return value;
      });
    } catch (error) {
      if (committing || !lostConnection(error)) throw error;
      throw new NotCommitted(undefined, { cause: error });
    }
  };
}

/** Class 08 and 57P of SQLSTATE, and a socket that ended: what a leader that goes away, or its pooler, says. */
function lostConnection(error: unknown): boolean {
  const code = String(errorCode(error));
  if (/^(08|57P)|^(ECONNRESET|EPIPE|ETIMEDOUT)$/.test(code)) return true;
  return (
    error instanceof Error && /^(Connection terminated|Client has encountered)/.test(error.message)
  );
}
