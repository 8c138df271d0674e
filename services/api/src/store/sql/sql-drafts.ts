import type { Drafts } from '../drafts.ts';
import { type Engine, queriesOn } from './engine.ts';

export function sqlDrafts(engine: Engine): Drafts {
  const { db } = engine;
  const { query } = queriesOn(engine);
  return {
    keep: async ({ id, line, sealed, createdAt }) => {
      const { numInsertedOrUpdatedRows } = await query(() =>
        db
          .insertInto('sealed_draft')
          .values({ id, line, sealed, created_at: createdAt })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirstOrThrow(),
      );
      return numInsertedOrUpdatedRows !== 0n;
    },
    // One statement: whoever deletes the row has it, and nobody else.
    take: async (id, line, since) => {
      const row = await query(() =>
        db
          .deleteFrom('sealed_draft')
          .where('id', '=', id)
          .where('line', '=', line)
          .where('created_at', '>=', since)
          .returning('sealed')
          .executeTakeFirst(),
      );
      return row?.sealed;
    },
    deleteExpired: async (before) => {
      await query(() => db.deleteFrom('sealed_draft').where('created_at', '<', before).execute());
    },
  };
}
