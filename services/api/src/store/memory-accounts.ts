import {
  type Account,
  type Accounts,
  accountScope,
  type OneTimeToken,
  type RecordKind,
  type SavedRecord,
  type Session,
} from './accounts.ts';
import type { MemoryOutbox } from './memory-outbox.ts';
import { type RequestTables, setFree } from './memory-requests.ts';
import type { Delivery } from './outbox.ts';
import { removeWhere } from './remove-where.ts';
import { nothingErased } from './requests.ts';

interface Tables {
  readonly accounts: Map<string, Account>;
  readonly sessions: Map<string, Session>;
  readonly tokens: Map<string, OneTimeToken & { readonly used: boolean }>;
  readonly records: Map<string, SavedRecord>;
  /** When each account was last used, by its id. */
  readonly lastUsed: Map<string, string>;
}

/** Accounts for stories and tests. @param outbox where their mails wait */
export function memoryAccounts(outbox: MemoryOutbox, requests: RequestTables): Accounts {
  const tables: Tables = {
    accounts: new Map(),
    sessions: new Map(),
    tokens: new Map(),
    records: new Map(),
    lastUsed: new Map(),
  };
  const { accounts, sessions, tokens, records, lastUsed } = tables;
  const withEmail = (email: string) =>
    [...accounts.values()].find((account) => account.email === email);
  const offer = (token: OneTimeToken) => tokens.set(token.hash, { ...token, used: false });

  return {
    register: async ({ account, ownPerson, token, deliveries }, abandoned) => {
      const before = withEmail(account.email);
      if (before && (before.activatedAt || before.createdAt >= abandoned)) return false;
      outbox.enqueue(deliveries, account.createdAt);
      if (before) removeAccount(tables, before.id);
      // Copies, as a database would store them.
      accounts.set(account.id, structuredClone(account));
      records.set(ownPerson.id, structuredClone(ownPerson));
      lastUsed.set(account.id, account.createdAt);
      offer(token);
      return true;
    },
    byEmail: async (email) => structuredClone(withEmail(email)),
    openSession: async (session) => {
      sessions.set(session.id, session);
      lastUsed.set(session.accountId, session.createdAt);
    },
    session: async (id) => {
      const session = sessions.get(id);
      const account = session && accounts.get(session.accountId);
      return account && { session, account: structuredClone(account) };
    },
    activate: async (hash, at) => {
      const token = tokens.get(hash);
      const account = accounts.get(token?.accountId ?? '');
      if (token?.purpose !== 'activation' || !account) return 'expired';
      if (token.used) return 'used';
      if (token.expiresAt <= at) return 'expired';
      tokens.set(hash, { ...token, used: true });
      accounts.set(account.id, { ...account, activatedAt: at });
      return 'activated';
    },
    offerPassword: async (token, deliveries, at) => {
      offer(token);
      outbox.enqueue(deliveries, at);
    },
    changePassword: async (hash, passwordHash, at) => {
      const token = tokens.get(hash);
      const account = accounts.get(token?.accountId ?? '');
      const isGood = token?.purpose === 'password' && !token.used && token.expiresAt > at;
      if (!isGood || !account) return false;
      accounts.set(account.id, { ...account, passwordHash });
      for (const [id, other] of tokens)
        if (other.accountId === account.id && other.purpose === 'password')
          tokens.set(id, { ...other, used: true });
      removeWhere(sessions, ({ accountId }) => accountId === account.id);
      return true;
    },
    records: async (accountId, kind) =>
      structuredClone([...records.values()].filter(isOf(accountId, kind))),
    addRecord: async (record) => {
      records.set(record.id, structuredClone(record));
    },
    changeRecord: async (record) => {
      const before = records.get(record.id);
      if (!before || !isOf(record.accountId, record.kind)(before)) return false;
      records.set(record.id, structuredClone(record));
      return true;
    },
    deleteExpired: async (before) => {
      removeWhere(sessions, ({ createdAt }) => createdAt < before);
      removeWhere(tokens, ({ expiresAt }) => expiresAt < before);
      for (const { id, activatedAt, createdAt } of [...accounts.values()])
        if (!activatedAt && createdAt < before) removeAccount(tables, id);
    },
    usage: async (accountId) => ({
      lastUsedAt: lastUsed.get(accountId) ?? '',
      sessions: [...sessions.values()].filter((session) => session.accountId === accountId),
    }),
    erase: async (id) => erase(id),
    deleteUnused: async (before, limit) => {
      const unused = [...lastUsed].filter(([, at]) => at < before).slice(0, limit);
      for (const [id] of unused) erase(id);
      return unused.length;
    },
  };

  function erase(id: string) {
    const email = accounts.get(id)?.email;
    for (const [requestId, { accountId }] of requests.receipts)
      if (accountId === id) setFree(requests.receipts, requestId);
    let keys = 0;
    for (const name of requests.keys.keys())
      if (name.startsWith(`${accountScope(id)} `) && requests.keys.delete(name)) keys += 1;
    return {
      ...nothingErased,
      keys,
      deliveries: outbox.forget((delivery) => email !== undefined && addressee(delivery) === email),
      sessions: removeWhere(sessions, ({ accountId }) => accountId === id),
      ...removeAccount(tables, id),
    };
  }
}

const isOf =
  <K extends RecordKind>(accountId: string, kind: K) =>
  (record: SavedRecord): record is SavedRecord<K> =>
    record.accountId === accountId && record.kind === kind;

/** Removes an account with its links and its records. */
function removeAccount({ accounts, tokens, records, lastUsed }: Tables, id: string) {
  lastUsed.delete(id);
  return {
    accounts: accounts.delete(id) ? 1 : 0,
    tokens: removeWhere(tokens, ({ accountId }) => accountId === id),
    records: removeWhere(records, ({ accountId }) => accountId === id),
  };
}

/** To whom a mail goes. */
function addressee(delivery: Delivery): string | undefined {
  if (delivery.kind === 'accountMail') return delivery.to;
  return delivery.kind === 'mail' ? delivery.mail.to : undefined;
}
