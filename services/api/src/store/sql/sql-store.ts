import type { Selectable } from 'kysely';
import { type KeptRequest, type QuotePayload, type Store, StoreUnavailable } from '../store.ts';
import { again, type Engine, transact } from './engine.ts';
import type { Tables } from './tables.ts';

/** The store over either database. */
export function sqlStore(engine: Engine): Store {
  const { db, isPassing } = engine;
  const ask = <T>(work: () => Promise<T>) => available(again(isPassing, work));

  return {
    submitted: ({ scope, keyHash }) =>
      ask(() => submittedUnder(db, scope, keyHash).executeTakeFirst()),

    submit: (request, { scope, keyHash }, submitted) =>
      available(
        transact(engine, async (tx) => {
          const { fingerprint, requestId, salt } = submitted;
          const inserted = await tx
            .insertInto('idempotency')
            .values({
              scope,
              key_hash: keyHash,
              fingerprint,
              salt,
              request_id: requestId,
              created_at: request.createdAt,
            })
            .onConflict((conflict) => conflict.columns(['scope', 'key_hash']).doNothing())
            .executeTakeFirst();
          if (inserted.numInsertedOrUpdatedRows === 0n)
            return submittedUnder(tx, scope, keyHash).executeTakeFirstOrThrow();
          await tx
            .insertInto('quote_request')
            .values({
              id: request.id,
              line: request.line,
              created_at: request.createdAt,
              key_hash: request.keyHash,
              payload: JSON.stringify(request.payload),
            })
            .execute();
          return submitted;
        }),
      ),

    quoteRequest: async (id) => {
      const row = await ask(() =>
        db.selectFrom('quote_request').selectAll().where('id', '=', id).executeTakeFirst(),
      );
      return row && kept(row);
    },

    recall: async (id, channel, at) => {
      const { numUpdatedRows } = await ask(() =>
        db
          .updateTable('quote_request')
          .set({ recall_channel: channel, recall_at: at })
          .where('id', '=', id)
          .where('recall_channel', 'is', null)
          .executeTakeFirst(),
      );
      return numUpdatedRows === 1n;
    },

    forgetKeys: async (before) => {
      await ask(() => db.deleteFrom('idempotency').where('created_at', '<', before).execute());
    },

    ping: async () => {
      await ask(() => db.selectFrom('schema_lock').select('id').executeTakeFirstOrThrow());
    },

    close: () => db.destroy(),
  };
}

/** Any failure of the database, told without what it was about. */
async function available<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new StoreUnavailable(error);
  }
}

const submittedUnder = (db: Pick<Engine['db'], 'selectFrom'>, scope: string, keyHash: string) =>
  db
    .selectFrom('idempotency')
    .select(['fingerprint', 'request_id as requestId', 'salt'])
    .where('scope', '=', scope)
    .where('key_hash', '=', keyHash);

function kept(row: Selectable<Tables['quote_request']>): KeptRequest {
  const payload: QuotePayload = JSON.parse(row.payload);
  const { recall_channel: channel, recall_at: at } = row;
  return {
    id: row.id,
    line: row.line,
    createdAt: row.created_at,
    keyHash: row.key_hash,
    payload,
    recall: channel && at ? { channel, at } : null,
  };
}
