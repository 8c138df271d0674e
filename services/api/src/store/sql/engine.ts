import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** A database and what it does differently from the other one. */
export interface Engine {
  readonly db: Kysely<Tables>;
  /** What stands after the columns of a new table. */
  readonly tableOptions: '' | ' strict';
  /** Whether rows are locked one by one. Where not, a transaction that writes has the database to itself. */
  readonly locksRows: boolean;
  /** Whether the same work may succeed when it is retried. */
  isTransient(error: unknown): boolean;
}

/** How long work is retried, in milliseconds. */
const retryFor = 5_000;
/** Longest pause between two tries, in milliseconds. */
const maxBackoff = 50;

/** Runs each work in a transaction of its own. */
export const oneTransaction =
  (db: Kysely<Tables>) =>
  <T>(work: (tx: Transaction<Tables>) => Promise<T>) =>
    db.transaction().execute(work);

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
