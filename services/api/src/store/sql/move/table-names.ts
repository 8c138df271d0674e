import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** What belongs to a database itself: each makes its own. */
const own = ['schema_step', 'schema_lock', 'write_check', 'moving_away', 'moved_here'];

/** The tables that hold somebody's data, in the order of their names: those that are there, so that none is forgotten. */
export async function tableNames(db: Kysely<Tables>): Promise<readonly (keyof Tables)[]> {
  const tables = await db.introspection.getTables();
  const names = tables.map(({ name }) => name).filter((name) => !own.includes(name));
  return names.sort() as (keyof Tables)[];
}
