import type { Transaction } from 'kysely';
import { StoreUnavailable } from '../store.ts';
import { again, type Engine, transact } from './engine.ts';
import type { Tables } from './tables.ts';

/** Work on a database that is done again while another's is in its way; any failure is `StoreUnavailable`. */
export interface Work {
  /** One statement. */
  ask<T>(work: () => Promise<T>): Promise<T>;
  /** Several, as one transaction. */
  transact<T>(work: (tx: Transaction<Tables>) => Promise<T>): Promise<T>;
}

export const workOn = (engine: Engine): Work => ({
  ask: (work) => available(again(engine.isPassing, work)),
  transact: (work) => available(transact(engine, work)),
});

/** Any failure of the database, told without what it was about. */
async function available<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new StoreUnavailable(error);
  }
}
