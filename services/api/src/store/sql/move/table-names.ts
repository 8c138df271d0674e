import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Internal tables. The move skips them, because each database creates its own. */
const own = ['schema_step', 'schema_lock', 'write_check', 'moving_away', 'moved_here'];

/**
 * Returns the names of the tables to move, sorted. Reads the names from the database, so that the
 * move skips no table.
 */
export async function tableNames(db: Kysely<Tables>): Promise<readonly (keyof Tables)[]> {
  const tables = await db.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !own.includes(name));
  return names.sort() as (keyof Tables)[];
}
