import type { Transaction } from 'kysely';
import type { Engine } from './engine.ts';
import type { Tables } from './tables.ts';

/**
 * Locks an account until the transaction ends. Returns whether the account exists. Call this before
 * a write in the account's name. An erasure deletes the account's row first. The lock makes the
 * write and the erasure wait for each other.
 */
export async function holdAccount(
  tx: Transaction<Tables>,
  accountId: string,
  { locksRows }: Pick<Engine, 'locksRows'>,
): Promise<boolean> {
  const account = tx.selectFrom('account').select('id').where('id', '=', accountId);
  return (await (locksRows ? account.forUpdate() : account).executeTakeFirst()) !== undefined;
}
