import type { Transaction } from 'kysely';
import type { Engine } from './engine.ts';
import type { Tables } from './tables.ts';

/**
 * Whether an account exists, and keeps it until the transaction ends. An erasure deletes the account's row first, then
 * what names it: an erasure and a write in the account's name wait for each other.
 */
export async function holdAccount(
  tx: Transaction<Tables>,
  accountId: string,
  { locksRows }: Pick<Engine, 'locksRows'>,
): Promise<boolean> {
  const account = tx.selectFrom('account').select('id').where('id', '=', accountId);
  return (await (locksRows ? account.forUpdate() : account).executeTakeFirst()) !== undefined;
}
