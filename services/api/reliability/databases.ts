import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ThrowAwayPostgres, throwAwayPostgres } from '../src/store/testing/postgres.ts';
import { idsInPostgres, idsInSqlite, type ReadIds } from './kept-requests.ts';

/** An empty database for one test. */
export interface Database {
  /** What the server is told of it. */
  readonly env: Readonly<Record<string, string>>;
  readonly readIds: ReadIds;
  readonly postgres?: ThrowAwayPostgres;
  remove(): Promise<void>;
}

export async function newSqlite(): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-reliability-'));
  return {
    env: { DATA_DIR: folder },
    readIds: idsInSqlite(folder),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Undefined where there is no PostgreSQL. */
export async function newPostgres(): Promise<Database | undefined> {
  const postgres = await throwAwayPostgres();
  return (
    postgres && {
      env: { DATABASE_URL: postgres.url },
      readIds: idsInPostgres(postgres.url),
      postgres,
      remove: () => postgres.remove(),
    }
  );
}

/** Each kind there is on this machine. */
export const databases: readonly (readonly [string, () => Promise<Database | undefined>])[] = [
  ['SQLite', newSqlite],
  ['PostgreSQL', newPostgres],
];
