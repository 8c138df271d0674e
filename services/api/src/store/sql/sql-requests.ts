import type { ExpressionBuilder, Selectable } from 'kysely';
import type { RequestFilter, RequestPlace } from '../requests.ts';
import type { Requests, StoredRequest } from '../store.ts';
import { type Engine, queriesOn } from './engine.ts';
import { eraseRequests } from './erase.ts';
import { receiptIn, requestIn } from './request-rows.ts';
import { handlingIn, sqlHandling } from './sql-handling.ts';
import type { Tables } from './tables.ts';

const pageSize = 100;

export function sqlRequests(engine: Engine): Requests {
  const { db, locksRows } = engine;
  const { query, transaction } = queriesOn(engine);

  async function* find(filter: RequestFilter): AsyncGenerator<StoredRequest> {
    let last = filter.after;
    for (;;) {
      const page = db
        .selectFrom('quote_request')
        .selectAll()
        .where((row) => isMeant(row, filter, last))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(pageSize);
      const rows = await query(() => page.execute());
      const requests = await withHandling(rows);
      yield* requests;
      last = requests.at(-1);
      if (rows.length < pageSize) return;
    }
  }

  /** Adds the notes of the broker to the requests of a page. */
  async function withHandling(page: readonly Selectable<Tables['quote_request']>[]) {
    if (page.length === 0) return [];
    const ids = page.map(({ id }) => id);
    const rows = await query(() =>
      db.selectFrom('request_handling').selectAll().where('request_id', 'in', ids).execute(),
    );
    const handled = new Map(rows.map((row) => [row.request_id, row]));
    return page.map((row): StoredRequest => {
      const noted = handled.get(row.id);
      const request = requestIn(row);
      return noted ? { ...request, handling: handlingIn(row.status, noted) } : request;
    });
  }

  return {
    find,

    change: sqlHandling(engine),

    receipt: async (requestId) => {
      const row = await query(() =>
        db
          .selectFrom('consent_receipt')
          .selectAll()
          .where('request_id', '=', requestId)
          .executeTakeFirst(),
      );
      return row && receiptIn(row);
    },

    erase: (ids) => transaction((tx) => eraseRequests(tx, ids)),

    deleteOlder: (before, limit) =>
      transaction(async (tx) => {
        const old = tx
          .selectFrom('quote_request')
          .select('id')
          .where('created_at', '<', before)
          .orderBy('created_at')
          .limit(limit);
        // Skip rows that another server is deleting.
        const found = await (locksRows ? old.forUpdate().skipLocked() : old).execute();
        const { requests } = await eraseRequests(
          tx,
          found.map(({ id }) => id),
        );
        const given = tx
          .selectFrom('consent_receipt')
          .select('request_id')
          .where('given_at', '<', before)
          .orderBy('given_at')
          .limit(limit);
        const receipts = await (locksRows ? given.forUpdate().skipLocked() : given).execute();
        if (receipts.length > 0)
          await tx
            .deleteFrom('consent_receipt')
            .where(
              'request_id',
              'in',
              receipts.map(({ request_id }) => request_id),
            )
            .execute();
        // During an upgrade, a server of the previous version erases requests without their
        // handling. Delete the rest by age: a request is older than its last change.
        await tx.deleteFrom('request_handling').where('changed_at', '<', before).execute();
        return Math.max(requests, receipts.length);
      }),
  };
}

type Rows = ExpressionBuilder<Tables, 'quote_request'>;

/** Returns the condition for rows that match the filter and come after the last read row. */
const isMeant = (
  row: Rows,
  { id, code, line, from, until, email, accountId, status }: RequestFilter,
  last?: RequestPlace,
) =>
  row.and([
    ...(id === undefined ? [] : [row('id', '=', id)]),
    ...(code === undefined ? [] : [row('code', '=', code)]),
    ...(line === undefined ? [] : [row('line', '=', line)]),
    ...(from === undefined ? [] : [row('created_at', '>=', from)]),
    ...(until === undefined ? [] : [row('created_at', '<', until)]),
    ...(email === undefined ? [] : [row('contractor_email', '=', email)]),
    ...(accountId === undefined ? [] : [row('id', 'in', sentBy(row, accountId))]),
    ...(status === undefined ? [] : [row('status', '=', status)]),
    ...(last === undefined ? [] : [comesAfter(row, last)]),
  ]);

const sentBy = (row: Rows, accountId: string) =>
  row.selectFrom('consent_receipt').select('request_id').where('account_id', '=', accountId);

/**
 * Returns the condition for rows after a request. With the first part, the database can use an
 * index range.
 */
const comesAfter = (row: Rows, { id, createdAt }: RequestPlace) =>
  row.and([
    row('created_at', '<=', createdAt),
    row.or([row('created_at', '<', createdAt), row('id', '<', id)]),
  ]);
