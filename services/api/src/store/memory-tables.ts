import type {
  Account,
  OneTimeToken,
  PendingRegistration,
  SavedRecord,
  Session,
} from './accounts.ts';

/** What accounts in memory are kept in, each by its id, tokens by their digest. */
export interface MemoryTables {
  readonly accounts: Map<string, Account>;
  readonly pending: Map<string, PendingRegistration>;
  readonly sessions: Map<string, Session>;
  readonly tokens: Map<string, OneTimeToken & { readonly used: boolean }>;
  readonly records: Map<string, SavedRecord>;
}

export function removeWhere<T>(map: Map<string, T>, isGone: (value: T) => boolean): void {
  for (const [key, value] of map) if (isGone(value)) map.delete(key);
}
