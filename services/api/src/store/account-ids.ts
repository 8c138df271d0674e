import type { Account, Accounts } from './accounts.ts';
import type { ConsentReceipt } from './store.ts';

/** The ids of an account, under the names of `users/my-data`. */
export interface AccountIds {
  readonly id: string;
  /** The id in the sales system. It equals `id` until the sales system sets another. */
  readonly sf_account_id: string;
}

export const idsOf = ({ id, sfAccountId }: Pick<Account, 'id' | 'sfAccountId'>): AccountIds => ({
  id,
  sf_account_id: sfAccountId,
});

/**
 * Returns the account that sent a request; undefined for an anonymous request or an erased account.
 */
export const accountOf = (
  receipt: ConsentReceipt | undefined,
  { accounts }: { readonly accounts: Pick<Accounts, 'byId'> },
): Promise<Account | undefined> | undefined =>
  receipt?.accountId ? accounts.byId(receipt.accountId) : undefined;
