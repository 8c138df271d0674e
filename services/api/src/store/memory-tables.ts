import type {
  Account,
  OneTimeToken,
  PendingRegistration,
  SavedRecord,
  Session,
} from './accounts.ts';

/** The tables of accounts in memory, by id; `tokens` by digest. */
export interface MemoryTables {
  readonly accounts: Map<string, Account>;
  readonly pending: Map<string, PendingRegistration>;
  readonly sessions: Map<string, Session>;
  readonly tokens: Map<string, OneTimeToken & { readonly used: boolean }>;
  readonly records: Map<string, SavedRecord>;
  /** Last use of each account, by id. */
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
