import type { Transaction } from 'kysely';
import { StoreUnavailable } from '../store.ts';
import { again, alone, type Engine } from './engine.ts';
import type { Tables } from './tables.ts';
import { together } from './together.ts';

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
