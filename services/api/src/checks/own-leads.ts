import type { SalesContact } from '@preventivo/core';
import { malformed, refusal } from '../http/refusal.ts';
import type { Account } from '../store/accounts.ts';
import type { Store } from '../store/store.ts';

/**
 * Whom the sales system knows a visitor and their contractor by: the account that sends, and one of
 * the people and companies it has saved.
 * @throws {Refusal} 400 for who has no account, 404 for what is another's
 */
export async function ownLeads(
  leads: SalesContact | null,
  account: Account | undefined,
  { accounts }: Store,
): Promise<SalesContact | null> {
  if (leads === null) return null;
  if (!account) throw malformed({ path: 'sfLeadIds', reason: 'wrong' });
  const [people, companies] = await Promise.all([
    accounts.records(account.id, 'person'),
    accounts.records(account.id, 'company'),
  ]);
  const isSaved = [...people, ...companies].some(({ id }) => id === leads.sfContractorPersonId);
  if (leads.sfUserId !== account.sfAccountId || !isSaved) throw refusal('RECORD_UNKNOWN');
  return leads;
}
