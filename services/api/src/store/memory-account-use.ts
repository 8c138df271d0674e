import { type Accounts, accountScope } from './accounts.ts';
import type { MemoryOutbox } from './memory-outbox.ts';
import { eraseRequests, makeReceiptAnonymous, type RequestTables } from './memory-requests.ts';
import type { MemoryTables } from './memory-tables.ts';
import { addressee } from './outbox.ts';
import { removeWhere } from './remove-where.ts';
import { nothingErased, sumOf } from './requests.ts';

export function memoryAccountUse(
  { accounts, sessions, tokens, records, lastUsed }: MemoryTables,
  requests: RequestTables,
  outbox: MemoryOutbox,
): Pick<Accounts, 'usage' | 'erase' | 'eraseWithRequests' | 'deleteUnused'> {
  function erase(id: string) {
    const account = accounts.get(id);
    if (!account) return nothingErased;
    for (const [requestId, { accountId }] of requests.receipts)
      if (accountId === id) makeReceiptAnonymous(requests.receipts, requestId);
    let keys = 0;
    for (const name of requests.keys.keys())
      if (name.startsWith(`${accountScope(id)} `) && requests.keys.delete(name)) keys += 1;
    const isOwn = ({ accountId }: { accountId: string | null }) => accountId === id;
    accounts.delete(id);
    lastUsed.delete(id);
    return {
      ...nothingErased,
      keys,
      accounts: 1,
      deliveries: outbox.forget((delivery) => addressee(delivery) === account.email),
      sessions: removeWhere(sessions, isOwn),
      tokens: removeWhere(tokens, isOwn),
      records: removeWhere(records, isOwn),
    };
  }

  return {
    usage: async (accountId) => ({
      lastUsedAt: lastUsed.get(accountId) ?? '',
      sessions: [...sessions.values()].filter((session) => session.accountId === accountId),
    }),
    erase: async (id) => erase(id),
    eraseWithRequests: async (id) => {
      const sent = [...requests.receipts].filter(([, { accountId }]) => accountId === id);
      const ids = sent.map(([requestId]) => requestId);
      return sumOf(eraseRequests(ids, requests, outbox), erase(id));
    },
    deleteUnused: async (before, limit) => {
      const unused = [...lastUsed].filter(([, at]) => at < before).slice(0, limit);
      for (const [id] of unused) erase(id);
      return unused.length;
    },
  };
}
