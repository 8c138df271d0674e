import { BadConfig, type Env } from '../../config/config.ts';
import { readConfig } from '../../config/read-config.ts';
import { UnusableSchema } from '../../store/sql/migrate.ts';
import { MoveRefused, move } from '../../store/sql/move/move.ts';
import { unseal } from '../../store/sql/move/seal.ts';
import { openPostgres } from '../../store/sql/postgres.ts';
import { openSqlite } from '../../store/sql/sqlite.ts';
import { reasonOf, requireDatabase } from '../adapters.ts';

export const moveUsage = `Takes nothing, and moves what is in DATA_DIR to DATABASE_URL; the same again where it was ended. Or:
  call-off           lets the database in DATA_DIR take changes again`;

/**
 * Moves all data from the embedded database to PostgreSQL, or cancels that move.
 * @returns the output
 * @throws {BadConfig} with one sentence when the move fails
 */
export async function moveCommand(env: Env, words: readonly string[]): Promise<string> {
  const [word, ...more] = words;
  if (more.length > 0 || (word !== undefined && word !== 'call-off'))
    throw new BadConfig(moveUsage);
  const { dataDir, databaseUrl } = readConfig(env, 'none');
  requireDatabase({ dataDir });
  const source = openSqlite(dataDir);
  try {
    if (word === undefined) return await moved(source, databaseUrl);
    await unseal(source);
    return 'The database in DATA_DIR takes changes again. What was copied is of no use: empty the PostgreSQL database.';
  } finally {
    await source.db.destroy();
  }
}

async function moved(source: ReturnType<typeof openSqlite>, url: string | undefined) {
  if (!url)
    throw new BadConfig('DATABASE_URL takes the address of the PostgreSQL database to move to.');
  const target = openPostgres(url);
  try {
    const tables = await move(source, target);
    const rows = tables.map(({ table, rows: many, digest }) => `${table}  ${many}  ${digest}`);
    return [
      'Moved, and read again on both sides (rows, SHA-256):',
      ...rows,
      'Start the servers with DATABASE_URL. The database in DATA_DIR takes no changes any more.',
    ].join('\n');
  } catch (error) {
    if (error instanceof MoveRefused || error instanceof UnusableSchema)
      throw new BadConfig(error.message);
    throw new BadConfig(
      `The move was ended: ${reasonOf(error)}. Begin it again: it goes on from there.`,
    );
  } finally {
    await target.db.destroy();
  }
}
