import type { Accounts, RecordKind, SavedRecord } from './accounts.ts';
import { memoryAccountUse } from './memory-account-use.ts';
import type { MemoryOutbox } from './memory-outbox.ts';
import { memoryRegistrations } from './memory-registrations.ts';
import type { RequestTables } from './memory-requests.ts';
import type { MemoryTables } from './memory-tables.ts';
import { removeWhere } from './remove-where.ts';

/** Creates the repository of accounts in memory. @param outbox receives the accounts' mails */
export function memoryAccounts(
  tables: MemoryTables,
  outbox: MemoryOutbox,
  requests: RequestTables,
): Accounts {
  const { accounts, pending, sessions, tokens, records, lastUsed } = tables;

  return {
    ...memoryRegistrations(tables, outbox),
    byEmail: async (email) =>
      structuredClone([...accounts.values()].find((account) => account.email === email)),
    byId: async (id) => structuredClone(accounts.get(id)),
    setSfAccountId: async (id, sfAccountId) => {
      const account = accounts.get(id);
      if (account) accounts.set(id, { ...account, sfAccountId });
      return account !== undefined;
    },
    openSession: async (session, most, passwordHash) => {
      if (accounts.get(session.accountId)?.passwordHash !== passwordHash) return false;
      const others = [...sessions.values()]
        .filter(({ accountId }) => accountId === session.accountId)
        .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
      for (const { id } of others.slice(most - 1)) sessions.delete(id);
      sessions.set(session.id, session);
      lastUsed.set(session.accountId, session.createdAt);
      return true;
    },
    session: async (id) => {
      const session = sessions.get(id);
      const account = session && accounts.get(session.accountId);
      return account && { session, account: structuredClone(account) };
    },
    seen: async (id, seenAt) => {
      const session = sessions.get(id);
      if (session) sessions.set(id, { ...session, seenAt });
    },
    endSession: async (id) => {
      sessions.delete(id);
    },
    endSessions: async (id) => {
      removeWhere(sessions, ({ accountId }) => accountId === id);
    },
    offer: async (token) => {
      const owner = token.accountId ?? '';
      const accountId = accounts.has(owner) || pending.has(owner) ? owner : null;
      tokens.set(token.hash, { ...token, accountId, used: false });
      const waiting = pending.get(owner);
      if (waiting) pending.set(waiting.id, { ...waiting, expiresAt: token.expiresAt });
    },
    changePassword: async (hash, passwordHash, at) => {
      const token = tokens.get(hash);
      const account = accounts.get(token?.accountId ?? '');
      const isGood = token?.purpose === 'password' && !token.used && token.expiresAt > at;
      if (!isGood || !account) return undefined;
      accounts.set(account.id, { ...account, passwordHash });
      for (const [id, other] of tokens)
        if (other.accountId === account.id && other.purpose === 'password')
          tokens.set(id, { ...other, used: true });
      removeWhere(sessions, ({ accountId }) => accountId === account.id);
      return account.email;
    },
    records: async (accountId, kind) =>
      structuredClone([...records.values()].filter(isOf(accountId, kind))),
    addRecord: async (record) => {
      if (!accounts.has(record.accountId)) return false;
      records.set(record.id, structuredClone(record));
      return true;
    },
    changeRecord: async (record) => {
      const before = records.get(record.id);
      if (!before || !isOf(record.accountId, record.kind)(before)) return false;
      records.set(record.id, structuredClone(record));
      return true;
    },
    deleteExpired: async ({ now, opened, seen }) => {
      removeWhere(sessions, ({ createdAt, seenAt }) => createdAt < opened || seenAt < seen);
      removeWhere(tokens, ({ expiresAt }) => expiresAt < opened);
      const over = [...pending.values()].filter(({ expiresAt }) => expiresAt <= now);
      for (const { id } of over) {
        pending.delete(id);
        removeWhere(tokens, ({ accountId }) => accountId === id);
      }
    },
    ...memoryAccountUse(tables, requests, outbox),
  };
}

const isOf =
  <K extends RecordKind>(accountId: string, kind: K) =>
  (record: SavedRecord): record is SavedRecord<K> =>
    record.accountId === accountId && record.kind === kind;
