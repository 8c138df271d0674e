import { setImmediate } from 'node:timers';
import { type Kysely, sql, type Transaction } from 'kysely';
import { StoreUnavailable } from '../store.ts';
import { type Engine, oneTransaction, retry } from './engine.ts';
import type { Tables } from './tables.ts';

/** Queries that are retried while others are in their way; any failure is `StoreUnavailable`. */
export interface Queries {
  /** One statement. */
  query<T>(work: () => Promise<T>): Promise<T>;
  /** Several, all or none. */
  transaction<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>;
}

export function queriesOn({ db, isTransient, locksRows }: Engine): Queries {
  const inOne = locksRows ? oneTransaction(db) : batchedTransactions(db);
  return {
    query: (work) => available(retry(isTransient, work)),
    transaction: (work) => available(retry(isTransient, () => inOne(work))),
  };
}

/** Turns any failure of the database into one that holds no data. */
async function available<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new StoreUnavailable(error);
  }
}

/** Work that waits for the next commit. */
interface PendingWork {
  /** Runs in the transaction; what it returns resolves the caller's promise, once that is committed. */
  readonly work: (tx: Transaction<Tables>) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
}

/**
 * One transaction for all the work that waits at a time. Each commit waits for the disk, and inside this
 * process nobody else is served meanwhile. Work that fails is rolled back alone; a commit that fails, fails all.
 */
function batchedTransactions(db: Kysely<Tables>) {
  let waiting: PendingWork[] = [];

  function commitAll() {
    const works = waiting;
    waiting = [];
    void commit(db, works);
  }

  return <T>(work: (tx: Transaction<Tables>) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      const one = async (tx: Transaction<Tables>) => {
        const value = await work(tx);
        return () => resolve(value);
      };
      waiting.push({ work: one, reject });
      // What else arrives in this turn of the event loop is committed with it.
      if (waiting.length === 1) setImmediate(commitAll);
    });
}

async function commit(db: Kysely<Tables>, works: readonly PendingWork[]): Promise<void> {
  try {
    const settled = await db.transaction().execute(async (tx) => {
      const [only, other] = works;
      if (only && !other) return [await only.work(tx)];
      const done: (() => void)[] = [];
      for (const one of works) done.push(await inSavepoint(tx, one));
      return done;
    });
    for (const settle of settled) settle();
  } catch (error) {
    for (const { reject } of works) reject(error);
  }
}

/** Does work between others, and rolls it back alone where it fails. */
async function inSavepoint(
  tx: Transaction<Tables>,
  { work, reject }: PendingWork,
): Promise<() => void> {
  await sql`savepoint apart`.execute(tx);
  try {
    const settle = await work(tx);
    await sql`release apart`.execute(tx);
    return settle;
  } catch (error) {
    await rollbackToSavepoint(tx).catch(() => {
      // The database gave up the whole transaction, for this reason.
      throw error;
    });
    return () => reject(error);
  }
}

async function rollbackToSavepoint(tx: Transaction<Tables>): Promise<void> {
  await sql`rollback to apart`.execute(tx);
  await sql`release apart`.execute(tx);
}
