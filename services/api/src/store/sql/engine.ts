import { setTimeout as pause } from 'node:timers/promises';
import type { InsertObject, Kysely, QueryCreator, Transaction } from 'kysely';
import { StoreUnavailable } from '../store.ts';
import type { Tables } from './tables.ts';

/**
 * Runs statements. Retries a statement on contention. Throws `StoreUnavailable` on any other
 * failure.
 */
export interface Queries {
  query<T>(work: () => Promise<T>): Promise<T>;
  transaction<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /**
   * Inserts rows atomically.
   * @param guard runs first, in the transaction of the insert. If it resolves to false, nothing is
   * inserted
   */
  insertAll(rows: NewRows, guard?: Guard): Promise<InsertOutcome>;
}

export type Guard = (tx: Transaction<Tables>) => Promise<boolean>;

/** `taken`: a unique value of a row already exists. `refused`: the guard returned false. */
export type InsertOutcome = 'inserted' | 'taken' | 'refused';

export type NewRows = { readonly [Table in keyof Tables]?: readonly InsertObject<Tables, Table>[] };

/** A database (SQLite or PostgreSQL) with its specific behaviour. */
export interface Engine {
  readonly db: Kysely<Tables>;
  /** Options after the columns of a new table. */
  readonly tableOptions: '' | ' strict';
  /** Whether writes lock single rows. Otherwise a write transaction locks the whole database. */
  readonly locksRows: boolean;
  /** Whether a retry may succeed after this error. */
  isTransient(error: unknown): boolean;
  /**
   * Returns a function that runs work in a transaction. A transaction may combine several pieces of
   * work.
   */
  transactionsOn(db: Kysely<Tables>): Queries['transaction'];
  /** Inserts rows atomically. @defaultValue inserts table by table, in one transaction */
  insertsOn?(db: Kysely<Tables>): (rows: NewRows) => Promise<void>;
  /** Whether a unique constraint rejected a row. */
  isTaken(error: unknown): boolean;
}

export function queriesOn(engine: Engine): Queries {
  const { db, isTransient, isTaken } = engine;
  const inTransaction = engine.transactionsOn(db);
  const insert = engine.insertsOn?.(db) ?? ((rows) => inTransaction(insertInTurn(rows)));
  const insertAfter = async (guard: Guard | undefined, rows: NewRows): Promise<InsertOutcome> => {
    if (!guard) {
      await insert(rows);
      return 'inserted';
    }
    return inTransaction(async (tx): Promise<InsertOutcome> => {
      if (!(await guard(tx))) return 'refused';
      const insertWithin = engine.insertsOn?.(tx) ?? ((all) => insertInTurn(all)(tx));
      await insertWithin(rows);
      return 'inserted';
    });
  };
  return {
    query: (work) => available(retry(isTransient, work)),
    transaction: (work) => available(retry(isTransient, () => inTransaction(work))),
    insertAll: (rows, guard) =>
      available(
        retry(isTransient, () => insertAfter(guard, rows)).catch((error): InsertOutcome => {
          if (isTaken(error)) return 'taken';
          throw error;
        }),
      ),
  };
}

const insertInTurn = (rows: NewRows) => async (tx: Transaction<Tables>) => {
  for (const insert of insertsOf(rows)) await insert(tx).execute();
};

export const insertsOf = (rows: NewRows) =>
  (Object.keys(rows) as (keyof Tables)[]).flatMap((table) => {
    const its = rows[table] ?? [];
    return its.length > 0 ? [(on: QueryCreator<Tables>) => on.insertInto(table).values(its)] : [];
  });

/** Returns a function that runs each piece of work in its own transaction. */
export const oneTransaction =
  (db: Kysely<Tables>): Queries['transaction'] =>
  (work) =>
    db.transaction().execute(work);

/** Converts any database error into a `StoreUnavailable`, which contains no visitors' data. */
async function available<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new StoreUnavailable(error);
  }
}

/** How long failed work is retried, in milliseconds. */
const retryFor = 5_000;
/** Longest pause between attempts, in milliseconds. */
const maxBackoff = 50;

/** Retries work with exponential backoff while the error is transient; rethrows any other error. */
export async function retry<T>(
  isTransient: Engine['isTransient'],
  work: () => Promise<T>,
): Promise<T> {
  const deadline = Date.now() + retryFor;
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > deadline || !isTransient(error)) throw error;
      // Double the pause each time, with jitter.
      await pause(Math.min(2 ** tried, maxBackoff) * (0.5 + Math.random()));
    }
  }
}

/** Returns the SQLSTATE or error name of a database error. */
export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
