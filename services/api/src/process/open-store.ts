import { BadConfig, type Config } from '../config/config.ts';
import { ChangedStep } from '../store/sql/bring-up-to-date.ts';
import type { Store } from '../store/store.ts';

/**
 * The database the configuration names, brought up to date.
 * @throws {BadConfig} where it cannot be reached or written
 */
export async function openStore({ databaseUrl, dataDir }: Config): Promise<Store> {
  try {
    // Only the one that is used is loaded.
    if (databaseUrl)
      return await (await import('../store/sql/postgres.ts')).postgresStore(databaseUrl);
    return await (await import('../store/sql/sqlite.ts')).sqliteStore(dataDir);
  } catch (error) {
    if (error instanceof ChangedStep) throw new BadConfig(error.message);
    throw new BadConfig(
      databaseUrl
        ? `The PostgreSQL server of DATABASE_URL cannot be used: ${reasonOf(error)}.`
        : `The folder DATA_DIR (${dataDir}) cannot be used: ${reasonOf(error)}.`,
    );
  }
}

/** An error of several connections that failed has no message of its own. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  return error.message || ('code' in error ? String(error.code) : error.name);
}
