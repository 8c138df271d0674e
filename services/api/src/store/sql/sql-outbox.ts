import type { Insertable, Transaction } from 'kysely';
import type { Delivery, Outbox } from '../outbox.ts';
import { type Engine, queriesOn } from './engine.ts';
import type { Tables } from './tables.ts';

/**
 * Inserts deliveries in the transaction of their cause.
 * @param at ISO time at which they are created and due
 */
export async function insertDeliveries(
  tx: Transaction<Tables>,
  deliveries: readonly Delivery[],
  at: string,
): Promise<void> {
  if (deliveries.length > 0)
    await tx.insertInto('outbox').values(deliveryRows(deliveries, at)).execute();
}

/** Returns the rows of deliveries. @param at ISO time at which they are created and due */
export const deliveryRows = (deliveries: readonly Delivery[], at: string) =>
  deliveries.map(
    (delivery): Insertable<Tables['outbox']> => ({
      id: crypto.randomUUID(),
      kind: delivery.kind,
      delivery: JSON.stringify(delivery),
      created_at: at,
      due_at: at,
      tries: 0,
      request_id: 'requestId' in delivery ? delivery.requestId : null,
    }),
  );

export function sqlOutbox(engine: Engine): Outbox {
  const { db, locksRows } = engine;
  const { query, transaction } = queriesOn(engine);
  // On SQLite each commit waits for the disk. `transaction` commits all writes of one event loop
  // turn together.
  const write = <T>(work: (on: typeof db | Transaction<Tables>) => Promise<T>): Promise<T> =>
    locksRows ? query(() => work(db)) : transaction(work);
  const due = (from: Pick<typeof db, 'selectFrom'>, kind: Delivery['kind'], at: string) =>
    from.selectFrom('outbox').select('id').where('kind', '=', kind).where('due_at', '<=', at);

  return {
    add: (delivery, at) => transaction((tx) => insertDeliveries(tx, [delivery], at)),

    claim: async ({ kind, lease, at, until, limit }) => {
      // Usually no delivery is due. Check this with a select: in SQLite, a transaction blocks all
      // writers.
      if (!(await query(() => due(db, kind, at).limit(1).executeTakeFirst()))) return [];
      return transaction(async (tx) => {
        const oldest = due(tx, kind, at).orderBy('due_at').limit(limit);
        const found = await (locksRows ? oldest.forUpdate().skipLocked() : oldest).execute();
        if (found.length === 0) return [];
        const ids = found.map(({ id }) => id);
        const claimed = await tx
          .updateTable('outbox')
          .set((row) => ({ lease, due_at: until, tries: row('tries', '+', 1) }))
          .where('id', 'in', ids)
          .returning(['id', 'tries', 'delivery'])
          .execute();
        return claimed.map((row) => ({ ...row, delivery: deliveryOf(row.delivery) }));
      });
    },

    done: async (id, lease) => {
      const gone = await write((on) =>
        on.deleteFrom('outbox').where('id', '=', id).where('lease', '=', lease).executeTakeFirst(),
      );
      return gone.numDeletedRows === 1n;
    },

    failed: async (id, lease, due_at, failure) => {
      const updated = await write((on) =>
        on
          .updateTable('outbox')
          .set({ lease: null, due_at, failure })
          .where('id', '=', id)
          .where('lease', '=', lease)
          .executeTakeFirst(),
      );
      return updated.numUpdatedRows === 1n;
    },

    deadLetters: () =>
      query(() =>
        db
          .selectFrom('outbox')
          .select((row) => [
            'id',
            'kind',
            'created_at as createdAt',
            'tries',
            row.fn.coalesce('failure', row.val('')).as('failure'),
          ])
          .where('due_at', 'is', null)
          .orderBy('created_at')
          .execute(),
      ),

    backlog: async () => {
      const { all, waiting, oldest } = await query(() =>
        db
          .selectFrom('outbox')
          .select(({ fn, eb }) => [
            fn.countAll().as('all'),
            fn.count('due_at').as('waiting'),
            fn
              .min(eb.case().when('due_at', 'is not', null).then(eb.ref('created_at')).end())
              .as('oldest'),
          ])
          .executeTakeFirstOrThrow(),
      );
      return { waiting: Number(waiting), oldest, dead: Number(all) - Number(waiting) };
    },

    waiting: async () => {
      const kinds = await query(() =>
        db
          .selectFrom('outbox')
          .select(({ fn }) => ['kind', fn.countAll().as('waiting')])
          .where('due_at', 'is not', null)
          .groupBy('kind')
          .execute(),
      );
      return kinds.map(({ kind, waiting }) => ({ kind, waiting: Number(waiting) }));
    },

    replay: async (at, ids) => {
      const dead = db
        .updateTable('outbox')
        .set({ due_at: at, tries: 0 })
        .where('due_at', 'is', null);
      const { numUpdatedRows } = await query(() =>
        (ids ? dead.where('id', 'in', [...ids]) : dead).executeTakeFirst(),
      );
      return Number(numUpdatedRows);
    },

    deleteOlder: (before, limit) =>
      transaction(async (tx) => {
        const old = tx
          .selectFrom('outbox')
          .select('id')
          .where('created_at', '<', before)
          .orderBy('created_at')
          .limit(limit);
        const found = await (locksRows ? old.forUpdate().skipLocked() : old).execute();
        const ids = found.map(({ id }) => id);
        if (ids.length > 0) await tx.deleteFrom('outbox').where('id', 'in', ids).execute();
        return ids.length;
      }),
  };
}

function deliveryOf(json: string): Delivery {
  const delivery: Delivery = JSON.parse(json);
  return delivery;
}
