import type { RequestContext } from '../context.ts';
import { refusal } from '../contract/refusal.ts';
import type { Account } from '../store/accounts.ts';

/** Who is logged in. @throws {Refusal} 401 where nobody is */
export async function loggedIn(context: RequestContext): Promise<Account> {
  const account = await context.account();
  if (!account) throw refusal('MISSING_TOKEN');
  return account;
}
