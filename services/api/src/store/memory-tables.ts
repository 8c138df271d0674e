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
  /** When each account was last used, by its id. */
  readonly lastUsed: Map<string, string>;
}

export const emptyTables = (): MemoryTables => ({
  accounts: new Map(),
  pending: new Map(),
  sessions: new Map(),
  tokens: new Map(),
  records: new Map(),
  lastUsed: new Map(),
});
