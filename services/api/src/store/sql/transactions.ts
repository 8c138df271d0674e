import { setImmediate } from 'node:timers';
import { type Kysely, sql, type Transaction } from 'kysely';
import { StoreUnavailable } from '../store.ts';
import { again, alone, type Engine } from './engine.ts';
import type { Tables } from './tables.ts';

/** Work on a database that is done again while another's is in its way; any failure is `StoreUnavailable`. */
export interface Work {
  /** One statement. */
  ask<T>(work: () => Promise<T>): Promise<T>;
  /** Several, all or none. */
  transact<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>;
}

export function workOn({ db, isPassing, locksRows }: Engine): Work {
  const inOne = locksRows ? alone(db) : together(db);
  return {
    ask: (work) => available(again(isPassing, work)),
    transact: (work) => available(again(isPassing, () => inOne(work))),
  };
}

/** Any failure of the database, told without what it was about. */
async function available<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new StoreUnavailable(error);
  }
}

/** Work that waits to be committed. */
interface Waiting {
  /** Does it; what it answers tells who asked for it, once it is committed. */
  readonly work: (tx: Transaction<Tables>) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
}

/**
 * One transaction for all the work that waits at a time. Each commit waits for the disk, and inside this
 * process nobody else is served meanwhile. Work that fails is undone alone; a commit that fails, fails all.
 */
function together(db: Kysely<Tables>) {
  let waiting: Waiting[] = [];

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
      // Whoever asked in this turn of the event loop comes along.
      if (waiting.length === 1) setImmediate(commitAll);
    });
}

async function commit(db: Kysely<Tables>, works: readonly Waiting[]): Promise<void> {
  try {
    const told = await db.transaction().execute(async (tx) => {
      const [only, other] = works;
      if (only && !other) return [await only.work(tx)];
      const done: (() => void)[] = [];
      for (const one of works) done.push(await apart(tx, one));
      return done;
    });
    for (const tell of told) tell();
  } catch (error) {
    for (const { reject } of works) reject(error);
  }
}

/** Does work between others, and takes it back alone where it fails. */
async function apart(tx: Transaction<Tables>, { work, reject }: Waiting): Promise<() => void> {
  await sql`savepoint apart`.execute(tx);
  try {
    const tell = await work(tx);
    await sql`release apart`.execute(tx);
    return tell;
  } catch (error) {
    await takenBack(tx).catch(() => {
      // The database gave up the whole transaction, for this reason.
      throw error;
    });
    return () => reject(error);
  }
}

async function takenBack(tx: Transaction<Tables>): Promise<void> {
  await sql`rollback to apart`.execute(tx);
  await sql`release apart`.execute(tx);
}
