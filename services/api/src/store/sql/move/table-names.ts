import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** Internal tables, which are not moved: each database creates its own. */
const own = ['schema_step', 'schema_lock', 'write_check', 'moving_away', 'moved_here'];

/**
 * Returns the names of the tables to move, sorted. It reads them from the database, so that none is
 * forgotten.
 */
export async function tableNames(db: Kysely<Tables>): Promise<readonly (keyof Tables)[]> {
  const tables = await db.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !own.includes(name));
  return names.sort() as (keyof Tables)[];
}
