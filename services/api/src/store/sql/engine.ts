import { setTimeout as pause } from 'node:timers/promises';
import type { InsertObject, Kysely, QueryCreator, Transaction } from 'kysely';
import { StoreUnavailable } from '../store.ts';
import type { Tables } from './tables.ts';

/** Queries that are retried while others are in their way; any failure is `StoreUnavailable`. */
export interface Queries {
  /** One statement. */
  query<T>(work: () => Promise<T>): Promise<T>;
  /** Several, all or none. */
  transaction<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>;
  /**
   * Inserts rows, all or none.
   * @param guard runs first, in the same transaction; where it resolves to false nothing is inserted
   */
  insertAll(rows: NewRows, guard?: Guard): Promise<InsertOutcome>;
}

export type Guard = (tx: Transaction<Tables>) => Promise<boolean>;

/** `taken`: a unique value of one of the rows is another row's. `refused`: the guard said no. */
export type InsertOutcome = 'inserted' | 'taken' | 'refused';

/** Rows by their table. */
export type NewRows = { readonly [Table in keyof Tables]?: readonly InsertObject<Tables, Table>[] };

/** A database and what it does differently from the other one. */
export interface Engine {
  readonly db: Kysely<Tables>;
  /** What stands after the columns of a new table. */
  readonly tableOptions: '' | ' strict';
  /** Whether rows are locked one by one. Where not, a transaction that writes has the database to itself. */
  readonly locksRows: boolean;
  /** Whether the same work may succeed when it is retried. */
  isTransient(error: unknown): boolean;
  /** How work is done in a transaction, its own or one that others share. */
  transactionsOn(db: Kysely<Tables>): Queries['transaction'];
  /** Inserts rows, all or none. @defaultValue one table after the other, in a transaction */
  insertsOn?(db: Kysely<Tables>): (rows: NewRows) => Promise<void>;
  /** Whether a row was refused because another has what must be its own. */
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

/** The insert of each table that has rows. */
export const insertsOf = (rows: NewRows) =>
  (Object.keys(rows) as (keyof Tables)[]).flatMap((table) => {
    const its = rows[table] ?? [];
    return its.length > 0 ? [(on: QueryCreator<Tables>) => on.insertInto(table).values(its)] : [];
  });

/** Does each work in a transaction of its own. */
export const oneTransaction =
  (db: Kysely<Tables>): Queries['transaction'] =>
  (work) =>
    db.transaction().execute(work);

/** Turns any failure of the database into one that holds no data. */
async function available<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new StoreUnavailable(error);
  }
}

/** How long work is retried, in milliseconds. */
const retryFor = 5_000;
/** Longest pause between two tries, in milliseconds. */
const maxBackoff = 50;

/** Retries work with exponential backoff while the error is transient; any other failure is the caller's. */
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
      // Twice as long each time, and never in step with the others.
      await pause(Math.min(2 ** tried, maxBackoff) * (0.5 + Math.random()));
    }
  }
}

/** The SQLSTATE or error name of a database error. */
export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
