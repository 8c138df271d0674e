import type { Selectable, Transaction } from 'kysely';
import type { ConsentReceipt, KeptRequest, QuotePayload, Store, Submitted } from '../store.ts';
import type { Engine } from './engine.ts';
import { sqlAccounts } from './sql-accounts.ts';
import { keepDeliveries, sqlOutbox } from './sql-outbox.ts';
import type { Tables } from './tables.ts';
import { workOn } from './transactions.ts';

/** The store over either database. */
export function sqlStore(engine: Engine): Store {
  const { db } = engine;
  const { ask, transact } = workOn(engine);

  return {
    submitted: async ({ scope, keyHash }) => {
      const row = await ask(() => submittedUnder(db, scope, keyHash).executeTakeFirst());
      return row && submittedIn(row);
    },

    submit: (request, { scope, keyHash }, submitted, deliveries = []) =>
      transact(async (tx) => {
        const { fingerprint, requestId, salt, receipt } = submitted;
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
          return submittedIn(await submittedUnder(tx, scope, keyHash).executeTakeFirstOrThrow());
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
        if (receipt) await keepReceipt(tx, request.id, receipt);
        await keepDeliveries(tx, deliveries, request.createdAt);
        return submitted;
      }),

    quoteRequest: async (id) => {
      const row = await ask(() =>
        db.selectFrom('quote_request').selectAll().where('id', '=', id).executeTakeFirst(),
      );
      return row && kept(row);
    },

    recall: (id, channel, at, deliveries = []) =>
      transact(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('quote_request')
          .set({ recall_channel: channel, recall_at: at })
          .where('id', '=', id)
          .where('recall_channel', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await keepDeliveries(tx, deliveries, at);
        return true;
      }),

    forgetKeys: async (before) => {
      await ask(() => db.deleteFrom('idempotency').where('created_at', '<', before).execute());
    },

    accounts: sqlAccounts(engine),
    outbox: sqlOutbox(engine),

    ping: async () => {
      await ask(() => db.selectFrom('schema_lock').select('id').executeTakeFirstOrThrow());
    },

    close: () => db.destroy(),
  };
}

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

/** What was sent under a key, with the receipt that was given for it. */
const submittedUnder = (db: Pick<Engine['db'], 'selectFrom'>, scope: string, keyHash: string) =>
  db
    .selectFrom('idempotency')
    .leftJoin('consent_receipt', 'consent_receipt.request_id', 'idempotency.request_id')
    .selectAll('consent_receipt')
    .select(['fingerprint', 'idempotency.request_id as requestId', 'salt'])
    .where('scope', '=', scope)
    .where('key_hash', '=', keyHash);

type Found = Awaited<ReturnType<ReturnType<typeof submittedUnder>['executeTakeFirstOrThrow']>>;

function submittedIn({ fingerprint, requestId, salt, ...row }: Found): Submitted {
  const { id, given_at: at, texts_version: textsVersion, texts_hash: textsHash, consents } = row;
  // A request of the time before receipts has none of them.
  if (!id || !at || !textsVersion || !textsHash || !consents)
    return { fingerprint, requestId, salt };
  const receipt = { id, accountId: row.account_id, at, textsVersion, textsHash, consents };
  return { fingerprint, requestId, salt, receipt };
}

async function keepReceipt(
  tx: Transaction<Tables>,
  requestId: string,
  { id, accountId, at, textsVersion, textsHash, consents }: ConsentReceipt,
): Promise<void> {
  await tx
    .insertInto('consent_receipt')
    .values({
      request_id: requestId,
      id,
      account_id: accountId,
      given_at: at,
      texts_version: textsVersion,
      texts_hash: textsHash,
      consents,
    })
    .execute();
}
