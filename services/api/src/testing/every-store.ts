import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryStore } from '../store/memory.ts';
import { postgresStore } from '../store/sql/postgres.ts';
import { sqliteStore } from '../store/sql/sqlite.ts';
import type { Store } from '../store/store.ts';
import { throwAwayPostgres } from '../store/testing/postgres.ts';

/**
 * Opens a store of each kind. Returns each store with its name. If PostgreSQL is installed, opens
 * it in two isolation levels.
 */
export async function everyStore() {
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-every-store-'));
  const postgres = await throwAwayPostgres();
  const strict = encodeURIComponent('-c default_transaction_isolation=serializable');
  const stores: (readonly [string, Store])[] = [
    ['memory', memoryStore()],
    ['SQLite', await sqliteStore(folder)],
  ];
  if (postgres)
    stores.push(
      ['PostgreSQL', await postgresStore(postgres.url)],
      ['PostgreSQL, serializable', await postgresStore(`${postgres.url}?options=${strict}`)],
    );
  return {
    stores: stores as readonly (readonly [string, Store])[],
    /** Closes the stores. Allow a minute: PostgreSQL flushes its data before it exits. */
    close: async () => {
      await Promise.all(stores.map(([, store]) => store.close()));
      await postgres?.remove();
      rmSync(folder, { recursive: true });
    },
  };
}
