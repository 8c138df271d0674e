import type { Store } from '../store/store.ts';
import * as adapters from './adapters.ts';

/** The place of a database. */
export interface DatabasePlace {
  /** Folder of the embedded database, which is created if it is missing. */
  readonly dataDir: string;
  /** URL of a PostgreSQL server. @defaultValue none: the embedded database */
  readonly databaseUrl?: string | undefined;
}

/**
 * Opens a database and migrates it. Names no type of a database library, which a consumer would
 * need for its types.
 * @throws {BadConfig} when it is unreachable or not writable
 */
export async function openDatabase({
  dataDir,
  databaseUrl,
}: DatabasePlace): Promise<{ readonly store: Store }> {
  return adapters.openDatabase({ dataDir, databaseUrl });
}
