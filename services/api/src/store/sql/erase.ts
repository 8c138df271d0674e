import type { Transaction } from 'kysely';
import { accountScope } from '../accounts.ts';
import { addressee } from '../outbox.ts';
import { type Erased, nothingErased, sumOf } from '../requests.ts';
import type { Tables } from './tables.ts';

/** Erases requests with their keys and deliveries, and makes their receipts anonymous. */
export async function eraseRequests(
  tx: Transaction<Tables>,
  ids: readonly string[],
): Promise<Erased> {
  if (ids.length === 0) return nothingErased;
  const found = await tx
    .deleteFrom('quote_request')
    .where('id', 'in', ids)
    .returning(['id', 'created_at'])
    .execute();
  const gone = found.map(({ id }) => id);
  if (gone.length === 0) return nothingErased;
  await tx
    .updateTable('consent_receipt')
    .set({ account_id: null })
    .where('request_id', 'in', gone)
    .where('account_id', 'is not', null)
    .execute();
  // Also filter by time: `created_at` has an index, `request_id` has none. A key has the time of
  // its request.
  const keys = await tx
    .deleteFrom('idempotency')
    .where('created_at', 'in', [...new Set(found.map(({ created_at }) => created_at))])
    .where('request_id', 'in', gone)
    .executeTakeFirstOrThrow();
  const deliveries = await tx
    .deleteFrom('outbox')
    .where('request_id', 'in', gone)
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('request_handling').where('request_id', 'in', gone).execute();
  return {
    ...nothingErased,
    requests: gone.length,
    keys: Number(keys.numDeletedRows),
    deliveries: Number(deliveries.numDeletedRows),
  };
}

/** Erases an account with all its data, and makes its receipts anonymous. */
export async function eraseAccount(tx: Transaction<Tables>, id: string): Promise<Erased> {
  const email = await deleteAccount(tx, id);
  return email === undefined ? nothingErased : eraseOwned(tx, id, email);
}

/** Deletes everything that `eraseAccount` deletes, and the account's requests. */
export async function eraseAccountWithRequests(
  tx: Transaction<Tables>,
  id: string,
): Promise<Erased> {
  const email = await deleteAccount(tx, id);
  if (email === undefined) return nothingErased;
  // Read the requests after deleting the account. At this point, a concurrent request of the
  // account has either been committed, or will fail.
  const sent = await tx
    .selectFrom('consent_receipt')
    .select('request_id')
    .where('account_id', '=', id)
    .execute();
  let erased = nothingErased;
  for (let start = 0; start < sent.length; start += batch) {
    const ids = sent.slice(start, start + batch).map(({ request_id }) => request_id);
    erased = sumOf(erased, await eraseRequests(tx, ids));
  }
  return sumOf(erased, await eraseOwned(tx, id, email));
}

/** Number of ids in one statement. */
const batch = 100;

/**
 * Deletes an account's row. Concurrent writes of the account lock this row with `holdAccount`.
 * Returns the account's email; undefined if the account does not exist.
 */
async function deleteAccount(tx: Transaction<Tables>, id: string): Promise<string | undefined> {
  const account = await tx
    .deleteFrom('account')
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst();
  return account?.email;
}

async function eraseOwned(tx: Transaction<Tables>, id: string, email: string): Promise<Erased> {
  await tx
    .updateTable('consent_receipt')
    .set({ account_id: null })
    .where('account_id', '=', id)
    .execute();
  const own = async (table: 'account_record' | 'account_session' | 'account_token') => {
    const gone = await tx.deleteFrom(table).where('account_id', '=', id).executeTakeFirstOrThrow();
    return Number(gone.numDeletedRows);
  };
  const keys = await tx
    .deleteFrom('idempotency')
    .where('scope', '=', accountScope(id))
    .executeTakeFirstOrThrow();
  const deliveries = await eraseMailsTo(tx, email);
  return {
    ...nothingErased,
    accounts: 1,
    keys: Number(keys.numDeletedRows),
    deliveries,
    records: await own('account_record'),
    sessions: await own('account_session'),
    tokens: await own('account_token'),
  };
}

/** Deletes pending mails to an address. Returns their number. */
async function eraseMailsTo(tx: Transaction<Tables>, email: string): Promise<number> {
  const waiting = await tx
    .selectFrom('outbox')
    .select(['id', 'delivery'])
    .where('kind', '=', 'accountLink')
    .where('delivery', 'like', `%${JSON.stringify(email)}%`)
    .execute();
  // `like` treats some characters of an address as wildcards, so compare the results exactly.
  const own = waiting.filter(({ delivery }) => addressee(JSON.parse(delivery)) === email);
  const ids = own.map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('outbox').where('id', 'in', ids).execute();
  return ids.length;
}
