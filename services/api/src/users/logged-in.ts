import type { Asked } from '../asked.ts';
import { refusal } from '../contract/refusal.ts';
import type { Account } from '../store/accounts.ts';

/** Who is logged in. @throws {Refusal} 401 where nobody is */
export async function loggedIn(asked: Asked): Promise<Account> {
  const account = await asked.account();
  if (!account) throw refusal('MISSING_TOKEN');
  return account;
}
