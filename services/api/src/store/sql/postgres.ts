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
    db: new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: lentWhileSound(pool) }),
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
 * Lends connections out. One on which a statement was not answered is lent to nobody again: a `begin` that was given up may
 * still be carried out, and what the next one says is kept would stand in that transaction.
 */
function lentWhileSound(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => {
      const client = await pool.connect();
      let unanswered: unknown;
      const query = async (text: string, values: readonly unknown[]) => {
        // A `rollback` would wait behind it, in vain.
        if (unanswered) throw unanswered;
        try {
          return await client.query(text, [...values]);
        } catch (error) {
          if (!(error instanceof pg.DatabaseError)) unanswered = error;
          throw error;
        }
      };
      return {
        // Nobody reads by a cursor here, which is its other form.
        query: query as unknown as PostgresPoolClient['query'],
        release: () => client.release(unanswered !== undefined),
      };
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

const wasRefused = (error: unknown) => refused.includes(String(errorCode(error)));

/** The connection went, and the same may be asked again on another one. */
class MayBeRepeated extends Error {}

/**
 * One transaction of its own. Where its connection is lost before `commit` was sent, the server has rolled back, or will; once
 * it was sent, nobody knows whether it was taken, and only who asked can say whether asking again is safe.
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
 * Inserts in one statement, which is all or nothing by itself: one round trip, where a transaction takes one for each table,
 * for its `begin` and for its `commit`. Where the connection is lost nobody knows whether it was taken, and it is asked again:
 * rows that are there are not inserted twice.
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

/** Class 08 and 57P of SQLSTATE, and a socket that ended: what a leader that goes away, or its pooler, says. */
function lostConnection(error: unknown): boolean {
  const code = String(errorCode(error));
  if (/^(08|57P)|^(ECONNRESET|EPIPE|ETIMEDOUT)$/.test(code)) return true;
  return (
    error instanceof Error && /^(Connection terminated|Client has encountered)/.test(error.message)
  );
}
