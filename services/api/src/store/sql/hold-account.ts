import type { Transaction } from 'kysely';
import type { Engine } from './engine.ts';
import type { Tables } from './tables.ts';

/**
 * Locks an account until the transaction ends. Returns whether it exists. An erasure deletes the
 * account's row first, then the rows that reference it, so that an erasure and a write in the
 * account's name wait for each other.
 */
export async function holdAccount(
  tx: Transaction<Tables>,
  accountId: string,
  { locksRows }: Pick<Engine, 'locksRows'>,
): Promise<boolean> {
  const account = tx.selectFrom('account').select('id').where('id', '=', accountId);
  return (await (locksRows ? account.forUpdate() : account).executeTakeFirst()) !== undefined;
}
