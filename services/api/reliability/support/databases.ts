import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argon2Passwords } from '../../src/crypto/argon2-passwords.ts';
import { giuliasAccount, seedAccount } from '../../src/seeded-account.ts';
import { sqliteStore } from '../../src/store/sql/sqlite.ts';
import { type ThrowAwayPostgres, throwAwayPostgres } from '../../src/store/testing/postgres.ts';
import { idsInPostgres, idsInSqlite, type ReadIds } from './kept-requests.ts';
import { undeliveredInPostgres, undeliveredInSqlite } from './undelivered.ts';

export interface Database {
  /** Environment variables for the server. */
  readonly env: Readonly<Record<string, string>> & { readonly DATA_DIR: string };
  readonly readIds: ReadIds;
  readonly undelivered: () => Promise<number>;
  readonly postgres?: ThrowAwayPostgres;
  remove(): Promise<void>;
}

export async function newSqlite(): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-reliability-'));
  return {
    env: { DATA_DIR: folder },
    readIds: idsInSqlite(folder),
    undelivered: undeliveredInSqlite(folder),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Returns a database with Giulia's account. Hashing its password takes as long as in production.
 */
export async function sqliteOfGiulia(): Promise<Database> {
  const database = await newSqlite();
  const store = await sqliteStore(database.env.DATA_DIR);
  await seedAccount(store, giuliasAccount, argon2Passwords());
  await store.close();
  return database;
}

/** Starts a PostgreSQL server. If PostgreSQL is not installed, returns undefined. */
export async function newPostgres(): Promise<Database | undefined> {
  const postgres = await throwAwayPostgres();
  if (!postgres) return undefined;
  // The server writes its mails to this folder.
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-reliability-'));
  return {
    env: {
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      JWT_SECRET: 'a secret of thirty-two letters..',
    },
    readIds: idsInPostgres(postgres.url),
    undelivered: undeliveredInPostgres(postgres.url),
    postgres,
    remove: async () => {
      await postgres.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const databases: readonly (readonly [
  'SQLite' | 'PostgreSQL',
  () => Promise<Database | undefined>,
])[] = [
  ['SQLite', newSqlite],
  ['PostgreSQL', newPostgres],
];
