import type { SalesContact } from '@preventivo/core';
import { malformed, refusal } from '../contract/refusal.ts';
import type { Account, RecordKind } from '../store/accounts.ts';
import type { Store } from '../store/store.ts';

export async function savedPeopleIds(
  account: Account | undefined,
  { accounts }: Store,
): Promise<readonly string[] | undefined> {
  if (!account) return undefined;
  const people = await accounts.records(account.id, 'person');
  return people.map(({ id }) => id);
}

/**
 * Checks and returns `sfLeadIds`, the ids for the sales system: the id of the sender's account, and
 * the id of the contractor's saved record. For a company, the id of the record becomes null.
 * Accepts the first id of the account, because a page keeps this id after the sales system sets
 * another.
 * @throws {Refusal} 400 without an account, 401 when the account was erased, 404 for a record of
 * another account
 */
export async function acceptedSalesContact(
  leads: SalesContact | null,
  account: Account | undefined,
  { accounts }: Store,
): Promise<SalesContact | null> {
  if (leads === null) return null;
  if (!account) throw malformed({ path: 'sfLeadIds', reason: 'wrong' });
  const { sfUserId, sfContractorPersonId: id } = leads;
  const has = async (kind: RecordKind) =>
    (await accounts.records(account.id, kind)).some((record) => record.id === id);
  const isPerson = id !== null && (await has('person'));
  const isOwn = [account.sfAccountId, account.id].includes(sfUserId);
  if (!isOwn || !(id === null || isPerson || (await has('company')))) {
    // An address search takes seconds. Meanwhile the account may have been erased.
    const isErased = (await accounts.byEmail(account.email))?.id !== account.id;
    throw refusal(isErased ? 'TOKEN_EXPIRED' : 'RECORD_UNKNOWN');
  }
  return { sfUserId: account.sfAccountId, sfContractorPersonId: isPerson ? id : null };
}
