import type { Services } from '../context.ts';
import { refusal } from '../contract/refusal.ts';
import type { Account, RecordKind, SavedRecord } from '../store/accounts.ts';
import type { Store } from '../store/store.ts';

/** Maximum number of records of one kind in an account. */
const maxRecords = 200;

export const peopleOf = async ({ id }: Account, { accounts }: Store) =>
  (await accounts.records(id, 'person')).map(toWire);

export const companiesOf = async ({ id }: Account, { accounts }: Store) =>
  (await accounts.records(id, 'company')).map(toWire);

const toWire = <K extends RecordKind>({ id, content, updatedAt }: SavedRecord<K>) => ({
  id,
  ...content,
  updated_at: updatedAt,
});

/** Returns an account's record by id. @throws {Refusal} 404 if this account has no such record */
export async function findRecord<K extends RecordKind>(
  { id: accountId }: Account,
  kind: K,
  id: string,
  { accounts }: Store,
): Promise<SavedRecord<K>> {
  const found = (await accounts.records(accountId, kind)).find((record) => record.id === id);
  if (!found) throw refusal('RECORD_UNKNOWN');
  return found;
}

/** Replaces the record with this id, or adds a record. @throws {Refusal} 401, 404, 422 */
export async function saveRecord<K extends RecordKind>(
  { id: accountId }: Account,
  {
    id,
    kind,
    content,
  }: Pick<SavedRecord<K>, 'kind' | 'content'> & { readonly id?: string | undefined },
  { store: { accounts }, now }: Services,
): Promise<void> {
  const record = { accountId, kind, content, updatedAt: now().toISOString() };
  if (id !== undefined) {
    if (!(await accounts.changeRecord({ ...record, id }))) throw refusal('RECORD_UNKNOWN');
    return;
  }
  if ((await accounts.records(accountId, kind)).length >= maxRecords)
    throw refusal('TOO_MANY_RECORDS');
  if (!(await accounts.addRecord({ ...record, id: crypto.randomUUID() })))
    throw refusal('TOKEN_EXPIRED');
}
