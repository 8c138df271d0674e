import type { Insertable, Selectable } from 'kysely';
import type {
  Account,
  OneTimeToken,
  PendingRegistration,
  RecordContents,
  RecordKind,
  SavedRecord,
  Session,
} from '../accounts.ts';
import type { Tables } from './tables.ts';

type Row<T extends keyof Tables> = Selectable<Tables[T]>;

export const accountRow = (account: Account): Insertable<Tables['account']> => ({
  id: account.id,
  email: account.email,
  phone: account.phone,
  name: account.name,
  surname: account.surname,
  password_hash: account.passwordHash,
  privacy: JSON.stringify(account.privacy),
  sf_account_id: account.sfAccountId,
  own_person_id: account.ownPersonId,
  created_at: account.createdAt,
  activated_at: account.activatedAt,
  last_used_at: account.createdAt,
});

export function accountIn(row: Row<'account'>): Account {
  const privacy: Account['privacy'] = JSON.parse(row.privacy);
  return {
    id: row.id,
    email: row.email,
    phone: row.phone,
    name: row.name,
    surname: row.surname,
    passwordHash: row.password_hash,
    privacy,
    sfAccountId: row.sf_account_id,
    ownPersonId: row.own_person_id,
    createdAt: row.created_at,
    activatedAt: row.activated_at,
  };
}

export const pendingRow = (
  registration: PendingRegistration,
): Insertable<Tables['pending_registration']> => ({
  id: registration.id,
  email: registration.email,
  phone: registration.phone,
  name: registration.name,
  surname: registration.surname,
  password_hash: registration.passwordHash,
  privacy: JSON.stringify(registration.privacy),
  created_at: registration.createdAt,
  expires_at: registration.expiresAt,
});

export function pendingIn(row: Row<'pending_registration'>): PendingRegistration {
  const privacy: PendingRegistration['privacy'] = JSON.parse(row.privacy);
  return {
    id: row.id,
    email: row.email,
    phone: row.phone,
    name: row.name,
    surname: row.surname,
    passwordHash: row.password_hash,
    privacy,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}

export const sessionRow = (session: Session): Insertable<Tables['account_session']> => ({
  id: session.id,
  account_id: session.accountId,
  created_at: session.createdAt,
  seen_at: session.seenAt,
});

export const tokenRow = (token: OneTimeToken): Insertable<Tables['account_token']> => ({
  hash: token.hash,
  purpose: token.purpose,
  account_id: token.accountId,
  expires_at: token.expiresAt,
});

export const recordRow = (record: SavedRecord): Insertable<Tables['account_record']> => ({
  id: record.id,
  account_id: record.accountId,
  kind: record.kind,
  content: JSON.stringify(record.content),
  created_at: record.updatedAt,
  updated_at: record.updatedAt,
});

export function recordIn<K extends RecordKind>(
  row: Row<'account_record'>,
  kind: K,
): SavedRecord<K> {
  const content: RecordContents[K] = JSON.parse(row.content);
  return { id: row.id, accountId: row.account_id, kind, content, updatedAt: row.updated_at };
}
