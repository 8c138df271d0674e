import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { emailOf, type RequestFilter } from '../requests.ts';
import type { Requests, StoredRequest } from '../store.ts';
import { type Engine, queriesOn } from './engine.ts';
import { eraseRequests } from './erase.ts';
import { receiptIn, requestIn } from './request-rows.ts';
import type { Tables } from './tables.ts';

/** Number of requests in a page. */
const pageSize = 100;

/** Returns the requests of either database. */
export function sqlRequests(engine: Engine): Requests {
  const { db, locksRows } = engine;
  const { query, transaction } = queriesOn(engine);

  /** @param which condition for the page after the last request */
  async function* read(
    which: (row: Rows, last?: StoredRequest) => Expression<SqlBool>,
  ): AsyncGenerator<StoredRequest> {
    let last: StoredRequest | undefined;
    for (;;) {
      const page = db
        .selectFrom('quote_request')
        .selectAll()
        .where((row) => which(row, last))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(pageSize);
      const rows = (await query(() => page.execute())).map(requestIn);
      yield* rows;
      last = rows.at(-1);
      if (rows.length < pageSize) return;
    }
  }

  return {
    find: ({ email, ...filter }) => {
      if (email === undefined) return read((row, last) => isMeant(row, filter, last));
      // A combined condition would sort all requests of an email. Separate queries read each part
      // from the index in order.
      const noted = read((row, last) =>
        row.and([row('contractor_email', '=', email), isMeant(row, filter, last)]),
      );
      const unnoted = read((row, last) =>
        row.and([mayHaveEmail(row, email), isMeant(row, filter, last)]),
      );
      return newestFirst(noted, havingEmail(unnoted, email));
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
        return Math.max(requests, receipts.length);
      }),
  };
}

type Rows = ExpressionBuilder<Tables, 'quote_request'>;

/** Returns the condition for rows that match the filter and follow the last one read. */
const isMeant = (
  row: Rows,
  { id, code, line, from, until, accountId }: Omit<RequestFilter, 'email'>,
  last?: StoredRequest,
) =>
  row.and([
    ...(id === undefined ? [] : [row('id', '=', id)]),
    ...(code === undefined ? [] : [row('code', '=', code)]),
    ...(line === undefined ? [] : [row('line', '=', line)]),
    ...(from === undefined ? [] : [row('created_at', '>=', from)]),
    ...(until === undefined ? [] : [row('created_at', '<', until)]),
    ...(accountId === undefined ? [] : [row('id', 'in', sentBy(row, accountId))]),
    ...(last === undefined ? [] : [comesAfter(row, last)]),
  ]);

/**
 * An older version of this service stored requests without this column; select those that may
 * match.
 */
const mayHaveEmail = (row: Rows, email: string) =>
  row.and([
    row('contractor_email', 'is', null),
    row(row.fn<string>('lower', ['payload']), 'like', `%${JSON.stringify(email)}%`),
  ]);

async function* havingEmail(
  requests: AsyncIterable<StoredRequest>,
  email: string,
): AsyncGenerator<StoredRequest> {
  for await (const request of requests)
    if (emailOf(request.payload.contractor) === email) yield request;
}

/** Merges two lists that are both newest first. */
async function* newestFirst(
  one: AsyncGenerator<StoredRequest>,
  other: AsyncGenerator<StoredRequest>,
): AsyncGenerator<StoredRequest> {
  let [left, right] = [await one.next(), await other.next()];
  while (!left.done && !right.done) {
    if (isNewer(left.value, right.value)) {
      yield left.value;
      left = await one.next();
    } else {
      yield right.value;
      right = await other.next();
    }
  }
  if (!left.done) yield left.value;
  yield* one;
  if (!right.done) yield right.value;
  yield* other;
}

const isNewer = (one: StoredRequest, other: StoredRequest) =>
  one.createdAt === other.createdAt ? one.id > other.id : one.createdAt > other.createdAt;

const sentBy = (row: Rows, accountId: string) =>
  row.selectFrom('consent_receipt').select('request_id').where('account_id', '=', accountId);

/** Uses two conditions, the first of which is a range of the index. */
const comesAfter = (row: Rows, { id, createdAt }: StoredRequest) =>
  row.and([
    row('created_at', '<=', createdAt),
    row.or([row('created_at', '<', createdAt), row('id', '<', id)]),
  ]);
