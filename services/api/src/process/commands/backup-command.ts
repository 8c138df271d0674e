import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { BadConfig, type Env } from '../../config/config.ts';
import { readConfig } from '../../config/read-config.ts';
import { backUp, NotRestored, restore } from '../../store/sql/backup.ts';
import { reasonOf, requireDatabase } from '../adapters.ts';

export const backupUsage = `Takes:
  <file>             a file that does not exist yet: it gets everything that is in the database`;

export const restoreUsage = `Takes:
  <file>             a copy of backup, for a DATA_DIR without a database`;

/**
 * Copies the embedded database into a file, even while servers write.
 * @returns the output
 * @throws {BadConfig} with one sentence when the copy fails
 */
export async function backupCommand(env: Env, words: readonly string[]): Promise<string> {
  const { file, folder } = asked(env, words, 'backup');
  requireDatabase({ dataDir: folder });
  if (existsSync(file))
    throw new BadConfig(`${file} is there already: a copy never replaces another.`);
  return inWords(() => {
    const requests = backUp(folder, file);
    return `${file} holds everything of this moment, ${requests} requests among it, and was found whole. The secret of the sessions (jwt-secret) is not in it.`;
  });
}

/**
 * Restores a copy as the database of a server.
 * @throws {BadConfig} when a database exists, or the copy is incomplete
 */
export async function restoreCommand(env: Env, words: readonly string[]): Promise<string> {
  const { file, folder } = asked(env, words, 'restore');
  if (!existsSync(file)) throw new BadConfig(`There is no ${file}.`);
  return inWords(() => {
    const requests = restore(file, folder);
    return `The database in DATA_DIR is the one of ${file}, with ${requests} requests. A server may start.`;
  });
}

function asked(env: Env, words: readonly string[], command: string) {
  const [file, ...more] = words;
  if (file === undefined || more.length > 0) throw new BadConfig(`${command} takes one file.`);
  const { databaseUrl, dataDir } = readConfig(env, 'none');
  if (databaseUrl)
    throw new BadConfig(
      `${command} is for the database in DATA_DIR; PostgreSQL has pg_dump and pg_restore.`,
    );
  return { file: resolve(file), folder: dataDir };
}

function inWords(work: () => string): string {
  try {
    return work();
  } catch (error) {
    throw new BadConfig(
      error instanceof NotRestored ? error.message : `It could not be done: ${reasonOf(error)}.`,
    );
  }
}
