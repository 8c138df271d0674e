import type { ExpressionBuilder } from 'kysely';
import { emailOf, type RequestFilter } from '../requests.ts';
import type { Requests, StoredRequest } from '../store.ts';
import { type Engine, queriesOn } from './engine.ts';
import { eraseRequests } from './erase.ts';
import { receiptIn, requestIn } from './request-rows.ts';
import type { Tables } from './tables.ts';

/** How many requests are read at a time. */
const pageSize = 100;

/** The requests that came in, over either database. */
export function sqlRequests(engine: Engine): Requests {
  const { db, locksRows } = engine;
  const { query, transaction } = queriesOn(engine);

  return {
    async *find(filter) {
      let last: StoredRequest | undefined;
      for (;;) {
        const page = db
          .selectFrom('quote_request')
          .selectAll()
          .where(isMeant(filter, last))
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(pageSize);
        const rows = (await query(() => page.execute())).map(requestIn);
        for (const request of rows)
          if (filter.email === undefined || emailOf(request.payload.contractor) === filter.email)
            yield request;
        last = rows.at(-1);
        if (rows.length < pageSize) return;
      }
    },

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
        // What another server removes at the same moment is left to it.
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
        return Math.max(requests, receipts.length);
      }),
  };
}

type Rows = ExpressionBuilder<Tables, 'quote_request'>;

/** Whether a row is meant, and comes after the last one that was read. */
const isMeant =
  ({ id, code, line, from, until, email, accountId }: RequestFilter, last?: StoredRequest) =>
  (row: Rows) =>
    row.and([
      ...(id === undefined ? [] : [row('id', '=', id)]),
      ...(code === undefined ? [] : [row('code', '=', code)]),
      ...(line === undefined ? [] : [row('line', '=', line)]),
      ...(from === undefined ? [] : [row('created_at', '>=', from)]),
      ...(until === undefined ? [] : [row('created_at', '<', until)]),
      ...(email === undefined ? [] : [hasEmail(row, email)]),
      ...(accountId === undefined ? [] : [row('id', 'in', sentBy(row, accountId))]),
      ...(last === undefined ? [] : [comesAfter(row, last)]),
    ]);

/** An older version of this service kept requests without this column: of those, whatever may be meant. */
const hasEmail = (row: Rows, email: string) =>
  row.or([
    row('contractor_email', '=', email),
    row.and([
      row('contractor_email', 'is', null),
      row(row.fn<string>('lower', ['payload']), 'like', `%${JSON.stringify(email)}%`),
    ]),
  ]);

const sentBy = (row: Rows, accountId: string) =>
  row.selectFrom('consent_receipt').select('request_id').where('account_id', '=', accountId);

/** In two conditions, of which the first is a range of the index. */
const comesAfter = (row: Rows, { id, createdAt }: StoredRequest) =>
  row.and([
    row('created_at', '<=', createdAt),
    row.or([row('created_at', '<', createdAt), row('id', '<', id)]),
  ]);
