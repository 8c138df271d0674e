import type { Account } from '../store/accounts.ts';
import type { Store } from '../store/store.ts';

/** The ids of the people an account has saved, whom it may choose; nothing where nobody is logged in. */
export async function ownRecords(
  account: Account | undefined,
  { accounts }: Store,
): Promise<readonly string[] | undefined> {
  if (!account) return undefined;
  const people = await accounts.records(account.id, 'person');
  return people.map(({ id }) => id);
}
