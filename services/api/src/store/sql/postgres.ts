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
 * read-only server after a failover, server starting or stopping, too many connections.
 */
const refused = ['40001', '40P01', '25006', '57P03', '53300', 'ECONNREFUSED'];

/** Opens a store on PostgreSQL, or a compatible server. Several processes may share it. */
export const postgresStore = async (url: string): Promise<Store> =>
  (await postgresDatabase(url)).store;

/** Opens the store of `postgresStore`. Also returns its connection pool, for further statements. */
export async function postgresDatabase(url: string): Promise<PostgresDatabase> {
  // Migrate without the usual timeout, because an index on millions of rows takes long to build.
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
  /** Closed with the store. */
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
  // A failing server closes its connections, in use or idle. Without these listeners the process
  // would crash.
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
 * Returns a pool that discards a connection with an unanswered statement. If that statement is a
 * `begin`, the writes of the connection's next user would otherwise join its transaction.
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
        // The other overload of `query` is for cursors, which are not used here.
        query: query as unknown as PostgresPoolClient['query'],
        release: () => client.release(unanswered !== undefined),
      };
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

const wasRefused = (error: unknown) => refused.includes(String(errorCode(error)));

/** The connection was lost, and the work can safely be repeated on another one. */
class MayBeRepeated extends Error {}

/**
 * Runs work in its own transaction. If the connection is lost before `commit`, the server rolls
 * back and a retry is safe. After `commit` was sent, the outcome is unknown, and only the caller
 * can decide on a retry.
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
 * lost, the outcome is unknown. Repeating the insert is safe, because unique keys reject rows that
 * exist.
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
 * Whether an error means a lost connection, as during a failover: SQLSTATE class 08 or 57P, or a
 * closed socket.
 */
function lostConnection(error: unknown): boolean {
  const code = String(errorCode(error));
  if (/^(08|57P)|^(ECONNRESET|EPIPE|ETIMEDOUT)$/.test(code)) return true;
  return (
    error instanceof Error && /^(Connection terminated|Client has encountered)/.test(error.message)
  );
}
