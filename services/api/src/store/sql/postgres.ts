import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import pg from 'pg';
import type { Store } from '../store.ts';
import {
  type Engine,
  errorCode,
  insertsOf,
  type NewRows,
  oneTransaction,
  type Queries,
} from './engine.ts';
import { migrate } from './migrate.ts';
import { sqlStore } from './sql-store.ts';
import type { Tables } from './tables.ts';
import { tellOfQuery } from './watched-queries.ts';

/**
 * Errors after which PostgreSQL certainly made no change: serialisation failure, deadlock,
 * read-only server after a failover, server that starts or stops, too many connections.
 */
const refused = ['40001', '40P01', '25006', '57P03', '53300', 'ECONNREFUSED'];

/** Opens a store on PostgreSQL, or a compatible server. Several processes may share it. */
export const postgresStore = async (url: string): Promise<Store> =>
  (await postgresDatabase(url)).store;

/** Opens the store of `postgresStore`. Also returns the connection pool, for further statements. */
export async function postgresDatabase(url: string): Promise<PostgresDatabase> {
  // Migrate without a timeout, because building an index on millions of rows takes long.
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
  /** The store closes the pool. */
  readonly pool: pg.Pool;
}

/** @param queryTimeout timeout of a statement in milliseconds; 0 for none */
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
  // A failing server closes its connections, even those in use. Without these listeners, the
  // `error` event would crash the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    pool,
    db: new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: discardUnansweredConnections(pool) }),
      log: tellOfQuery,
    }),
    tableOptions: '',
    locksRows: true,
    transactionsOn: lostBeforeCommit,
    insertsOn: inOneStatement,
    isTransient: (error) => error instanceof MayBeRepeated || wasRefused(error),
    isTaken: (error) => errorCode(error) === '23505',
  };
}

/**
 * Returns a pool that discards a connection with an unanswered statement. That statement may be a
 * `begin`. If so, the writes of the connection's next user would join its transaction.
 */
function discardUnansweredConnections(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => {
      const client = await pool.connect();
      let unanswered: unknown;
      const query = async (text: string, values: readonly unknown[]) => {
        // A `rollback` would wait behind the unanswered statement.
        if (unanswered) throw unanswered;
        try {
          return await client.query(text, [...values]);
        } catch (error) {
          if (!(error instanceof pg.DatabaseError)) unanswered = error;
          throw error;
        }
      };
      return {
        // The cast is safe: the other overload of `query` is for cursors, which we do not use.
        query: query as unknown as PostgresPoolClient['query'],
        release: () => client.release(unanswered !== undefined),
      };
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

const wasRefused = (error: unknown) => refused.includes(String(errorCode(error)));

/** The connection was lost, and a caller can safely repeat the work on another connection. */
class MayBeRepeated extends Error {}

/**
 * Runs work in its own transaction. If the connection is lost before `commit`, the server rolls the
 * work back, and a retry is safe. After `commit`, the outcome is unknown, and only the caller can
 * decide on a retry.
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
      throw new MayBeRepeated(undefined, { cause: error });
    }
  };
}

/**
 * Inserts all rows in one atomic statement, which needs only one round trip. If the connection is
 * lost, the outcome is unknown. Repeating the insert is safe, because the unique keys reject
 * existing rows.
 */
function inOneStatement(db: Kysely<Tables>): (rows: NewRows) => Promise<void> {
  return async (rows) => {
    const inserts = insertsOf(rows).map(
      (insert, at) => sql`${sql.ref(`insert_${at}`)} as (${insert(db)})`,
    );
    try {
      await sql`with ${sql.join(inserts)} select 1`.execute(db);
    } catch (error) {
      if (lostConnection(error)) throw new MayBeRepeated(undefined, { cause: error });
      throw error;
    }
  };
}

/**
 * Whether an error means a lost connection, for example during a failover: SQLSTATE class 08 or
 * 57P, or a closed socket.
 */
function lostConnection(error: unknown): boolean {
  const code = String(errorCode(error));
  if (/^(08|57P)|^(ECONNRESET|EPIPE|ETIMEDOUT)$/.test(code)) return true;
  return (
    error instanceof Error && /^(Connection terminated|Client has encountered)/.test(error.message)
  );
}
