import { requestNumber } from '@preventivo/core';
import type { Transaction } from 'kysely';
import { randomHex } from '../../crypto/digest.ts';
import { codeDraws, randomCode } from '../request-code.ts';
import { emailOf } from '../requests.ts';
import type { ConsentReceipt, QuoteRequest, Store, SubmittedWithCode } from '../store.ts';
import { type Engine, queriesOn } from './engine.ts';
import { requestIn } from './request-rows.ts';
import { sqlAccounts } from './sql-accounts.ts';
import { sqlDrafts } from './sql-drafts.ts';
import { insertDeliveries, sqlOutbox } from './sql-outbox.ts';
import { sqlRequests } from './sql-requests.ts';
import type { Tables } from './tables.ts';

/**
 * The store over either database.
 * @param drawCode draws the code of a request. @defaultValue at random
 */
export function sqlStore(engine: Engine, drawCode: () => string = randomCode): Store {
  const { db } = engine;
  const { query, transaction } = queriesOn(engine);

  return {
    submitted: async ({ scope, keyHash }) => {
      const row = await query(() => selectSubmitted(db, scope, keyHash).executeTakeFirst());
      return row && submittedIn(row);
    },

    submit: (request, { scope, keyHash }, submitted, deliveries = []) =>
      transaction(async (tx) => {
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
          return submittedIn(await selectSubmitted(tx, scope, keyHash).executeTakeFirstOrThrow());
        const code = await insertRequest(tx, request, drawCode);
        if (receipt) await insertReceipt(tx, request.id, receipt);
        await insertDeliveries(tx, deliveries, request.createdAt);
        return { ...submitted, code };
      }),

    quoteRequest: async (id) => {
      const row = await query(() =>
        db.selectFrom('quote_request').selectAll().where('id', '=', id).executeTakeFirst(),
      );
      return row && requestIn(row);
    },

    recall: (id, channel, at, deliveries = []) =>
      transaction(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('quote_request')
          .set({ recall_channel: channel, recall_at: at })
          .where('id', '=', id)
          .where('recall_channel', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await insertDeliveries(tx, deliveries, at);
        return true;
      }),

    deleteKeys: async (before) => {
      await query(() => db.deleteFrom('idempotency').where('created_at', '<', before).execute());
    },

    requests: sqlRequests(engine),
    accounts: sqlAccounts(engine),
    outbox: sqlOutbox(engine),
    drafts: sqlDrafts(engine),

    // What cannot be read cannot be written either.
    ping: async () => {
      // PostgreSQL would compress a long one to nothing, and servers that ask at once would wait for each other's.
      const written = engine.locksRows ? randomHex(64) : asMuchAsRequests();
      await transaction((tx) =>
        tx
          .insertInto('write_check')
          .values({ id: 1, written })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ written }))
          .execute(),
      );
    },

    close: () => db.destroy(),
  };
}

/**
 * A disk with room for a byte is no disk that takes requests: with its receipt, what is handed on and their indexes one
 * touches some thirty pages, each of which SQLite logs whole, and several come at once. Each time it is another text: of
 * a page that stays as it was SQLite writes nothing, and a full disk would look like one with room.
 */
const asMuchAsRequests = () => randomHex(64).repeat(64 * 1024);

/** Keeps a request under the first code drawn that no other has: nearly always that is the first. */
async function insertRequest(
  tx: Transaction<Tables>,
  { id, line, createdAt, keyHash, payload }: QuoteRequest,
  drawCode: () => string,
): Promise<string> {
  const row = {
    id,
    line,
    created_at: createdAt,
    key_hash: keyHash,
    payload: JSON.stringify(payload),
    contractor_email: emailOf(payload.contractor),
  };
  for (let drawn = 0; drawn < codeDraws; drawn += 1) {
    const code = drawCode();
    const inserted = await tx
      .insertInto('quote_request')
      .values({ ...row, code })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows !== 0n) return code;
  }
  throw new Error('Every code that was drawn is taken.');
}

/** What was sent under a key, with the receipt that was given for it. */
const selectSubmitted = (db: Pick<Engine['db'], 'selectFrom'>, scope: string, keyHash: string) =>
  db
    .selectFrom('idempotency')
    .leftJoin('consent_receipt', 'consent_receipt.request_id', 'idempotency.request_id')
    .leftJoin('quote_request', 'quote_request.id', 'idempotency.request_id')
    .selectAll('consent_receipt')
    .select('quote_request.code')
    .select(['fingerprint', 'idempotency.request_id as requestId', 'salt'])
    .where('scope', '=', scope)
    .where('idempotency.key_hash', '=', keyHash);

type Found = Awaited<ReturnType<ReturnType<typeof selectSubmitted>['executeTakeFirstOrThrow']>>;

function submittedIn({ fingerprint, requestId, salt, ...row }: Found): SubmittedWithCode {
  const code = row.code ?? requestNumber(requestId);
  const { id, given_at: at, texts_version: textsVersion, texts_hash: textsHash, consents } = row;
  // A request of the time before receipts has none of them.
  if (!id || !at || !textsVersion || !textsHash || !consents)
    return { fingerprint, requestId, salt, code };
  const receipt = { id, accountId: row.account_id, at, textsVersion, textsHash, consents };
  return { fingerprint, requestId, salt, code, receipt };
}

async function insertReceipt(
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
