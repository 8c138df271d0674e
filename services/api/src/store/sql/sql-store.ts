import { randomHex } from '../../crypto/digest.ts';
import { codeDraws, randomCode } from '../request-code.ts';
import {
  AccountErased,
  type IdempotencyKey,
  type Store,
  StoreUnavailable,
  type SubmittedWithCode,
} from '../store.ts';
import { type Engine, type Guard, queriesOn } from './engine.ts';
import { holdAccount } from './hold-account.ts';
import { requestIn, submittedRows } from './request-rows.ts';
import { sqlAccounts } from './sql-accounts.ts';
import { sqlDrafts } from './sql-drafts.ts';
import { insertDeliveries, sqlOutbox } from './sql-outbox.ts';
import { sqlRecipients } from './sql-recipients.ts';
import { sqlRequests } from './sql-requests.ts';

/**
 * Creates a store on SQLite or PostgreSQL.
 * @param drawCode draws the code of a request. @defaultValue random
 */
export function sqlStore(engine: Engine, drawCode: () => string = randomCode): Store {
  const { db } = engine;
  const { query, transaction, insertAll } = queriesOn(engine);

  const submitted = async (key: IdempotencyKey) => {
    const row = await query(() => selectSubmitted(db, key).executeTakeFirst());
    return row && submittedIn(row);
  };

  return {
    submitted,

    submittedInAnyScope: async (keyHash) => {
      const row = await query(() => selectSubmittedAnywhere(db, keyHash).executeTakeFirst());
      return row && submittedIn(row);
    },

    submit: async (request, key, outcome, deliveries = []) => {
      const accountId = outcome.receipt?.accountId;
      // An anonymous request needs no guard. Without a guard, the insert is a single statement.
      const guard: Guard | undefined = accountId
        ? (tx) => holdAccount(tx, accountId, engine)
        : undefined;
      for (let drawn = 0; drawn < codeDraws; drawn += 1) {
        const code = drawCode();
        const rows = submittedRows({ ...request, code }, key, outcome, deliveries);
        const inserted = await insertAll(rows, guard);
        if (inserted === 'inserted') return { ...outcome, code };
        if (inserted === 'refused') throw new AccountErased();
        // Either the key exists already, or another request has this code, which is rare.
        const before = await submitted(key);
        if (before) return before;
      }
      throw new StoreUnavailable(new Error('Every code that was drawn is taken.'));
    },

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
    recipients: sqlRecipients(engine),

    // A write is enough: it also fails if the database is unreadable.
    ping: async () => {
      // Write only a short text to PostgreSQL. PostgreSQL would compress a long text, and
      // concurrent checks would wait for each other.
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
 * Returns a text for the write check that needs as much disk space as several requests. A request
 * changes about thirty pages, and SQLite logs each page in full. The text differs each time. SQLite
 * skips unchanged pages, so the check would otherwise succeed on a full disk.
 */
const asMuchAsRequests = () => randomHex(64).repeat(64 * 1024);

const selectSubmitted = (
  db: Pick<Engine['db'], 'selectFrom'>,
  { scope, keyHash }: IdempotencyKey,
) => selectByKey(db, keyHash).where('scope', '=', scope);

const selectSubmittedAnywhere = (db: Pick<Engine['db'], 'selectFrom'>, keyHash: string) =>
  selectByKey(db, keyHash).orderBy('idempotency.created_at').limit(1);

const selectByKey = (db: Pick<Engine['db'], 'selectFrom'>, keyHash: string) =>
  db
    .selectFrom('idempotency')
    .leftJoin('consent_receipt', 'consent_receipt.request_id', 'idempotency.request_id')
    .innerJoin('quote_request', 'quote_request.id', 'idempotency.request_id')
    .selectAll('consent_receipt')
    .select('quote_request.code')
    .select(['fingerprint', 'idempotency.request_id as requestId', 'salt'])
    .where('idempotency.key_hash', '=', keyHash);

type Found = Awaited<ReturnType<ReturnType<typeof selectSubmitted>['executeTakeFirstOrThrow']>>;

function submittedIn({ fingerprint, requestId, salt, code, ...row }: Found): SubmittedWithCode {
  const { id, given_at: at, texts_version: textsVersion, texts_hash: textsHash, consents } = row;
  if (!id || !at || !textsVersion || !textsHash || !consents)
    return { fingerprint, requestId, salt, code };
  const receipt = { id, accountId: row.account_id, at, textsVersion, textsHash, consents };
  return { fingerprint, requestId, salt, code, receipt };
}
