import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { StoreUnavailable } from '../store.ts';
import type { Tables } from './tables.ts';

/** Queries that are retried while others are in their way; any failure is `StoreUnavailable`. */
export interface Queries {
  /** One statement. */
  query<T>(work: () => Promise<T>): Promise<T>;
  /** Several, all or none. */
  transaction<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>;
}

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
}

export function queriesOn({ db, isTransient, transactionsOn }: Engine): Queries {
  const inTransaction = transactionsOn(db);
  return {
    query: (work) => available(retry(isTransient, work)),
    transaction: (work) => available(retry(isTransient, () => inTransaction(work))),
  };
}

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
