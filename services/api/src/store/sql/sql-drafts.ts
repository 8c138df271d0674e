import type { Transaction } from 'kysely';
import { type DraftBound, type DraftShare, exceeds } from '../draft-bounds.ts';
import type { Drafts } from '../drafts.ts';
import { type Engine, queriesOn } from './engine.ts';
import type { Tables } from './tables.ts';

export function sqlDrafts(engine: Engine): Drafts {
  const { db } = engine;
  const { query, transaction } = queriesOn(engine);
  return {
    keep: ({ id, line, sealed, createdAt, networks = {} }, { since, bounds }) =>
      transaction(async (tx) => {
        const twin = tx.selectFrom('sealed_draft').select('id').where('id', '=', id);
        if (await twin.executeTakeFirst()) return 'taken';
        await tx.deleteFrom('sealed_draft').where('created_at', '<', since).execute();
        for (const share of ['all', 'client', 'near', 'wide'] as const) {
          const name = share === 'all' ? share : networks[share];
          if (name && exceeds(await usedBy(tx, share, name), sealed.length, bounds[share]))
            return 'full';
        }
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('sealed_draft')
          .values({
            id,
            line,
            sealed,
            created_at: createdAt,
            bytes: sealed.length,
            client_network: networks.client ?? null,
            near_network: networks.near ?? null,
            wide_network: networks.wide ?? null,
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirstOrThrow();
        return numInsertedOrUpdatedRows === 0n ? 'taken' : 'kept';
      }),
    // A single statement reads and deletes the row, so that only one caller gets the draft.
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

/**
 * Returns the used size of a share. Reads only the index, which contains the lengths of the drafts.
 */
async function usedBy(
  tx: Transaction<Tables>,
  share: DraftShare,
  name: string,
): Promise<DraftBound> {
  const all = tx
    .selectFrom('sealed_draft')
    .select((row) => [row.fn.countAll().as('rows'), row.fn.sum('bytes').as('bytes')]);
  const its = share === 'all' ? all : all.where(`${share}_network`, '=', name);
  const { rows, bytes } = await its.executeTakeFirstOrThrow();
  return { rows: Number(rows), bytes: Number(bytes ?? 0) };
}
