import { memoryAccounts } from './memory-accounts.ts';
import { memoryDrafts } from './memory-drafts.ts';
import { memoryOutbox } from './memory-outbox.ts';
import { memoryRecipients } from './memory-recipients.ts';
import { memoryRequests, type RequestTables } from './memory-requests.ts';
import { emptyTables } from './memory-tables.ts';
import { contractorKey, repeatedSince } from './repeats.ts';
import { codeDraws, randomCode } from './request-code.ts';
import {
  AccountErased,
  type IdempotencyKey,
  type QuoteRequest,
  type Store,
  StoreUnavailable,
} from './store.ts';

export type { Store } from './store.ts';

/**
 * Creates a store in memory for stories and tests; its data disappears with the page or process.
 * @param drawCode draws the code of a request.
 * @defaultValue random
 */
export function memoryStore(drawCode: () => string = randomCode): Store {
  const tables: RequestTables = { requests: new Map(), keys: new Map(), receipts: new Map() };
  const { requests, keys, receipts } = tables;
  const codes = new Set<string>();
  const accounts = emptyTables();
  const outbox = memoryOutbox();
  const nameOf = ({ scope, keyHash }: IdempotencyKey) => `${scope} ${keyHash}`;

  return {
    submitted: async (key) => keys.get(nameOf(key))?.submitted,
    submittedInAnyScope: async (keyHash) =>
      [...keys].find(([name]) => name.endsWith(` ${keyHash}`))?.[1].submitted,
    submit: async (request, key, submitted, deliveries = []) => {
      const accountId = submitted.receipt?.accountId;
      if (accountId && !accounts.accounts.has(accountId)) throw new AccountErased();
      const before = keys.get(nameOf(key));
      if (before) return before.submitted;
      if (requests.has(request.id)) throw new StoreUnavailable('the id is taken');
      const code = freeCode(codes, drawCode);
      const kept = { ...submitted, code };
      codes.add(code);
      keys.set(nameOf(key), { submitted: kept, at: request.createdAt });
      // Copy the data as a database would. Otherwise later changes by the caller would be stored.
      const repeats = repeatedIn(requests, request);
      requests.set(request.id, {
        ...structuredClone(request),
        code,
        recall: null,
        ...(repeats !== undefined && { repeats }),
      });
      if (submitted.receipt) receipts.set(request.id, submitted.receipt);
      outbox.enqueue(deliveries, request.createdAt);
      return kept;
    },
    quoteRequest: async (id) => structuredClone(requests.get(id)),
    recall: async (id, channel, at, deliveries = []) => {
      const request = requests.get(id);
      if (!request || request.recall) return false;
      requests.set(id, { ...request, recall: { channel, at } });
      outbox.enqueue(deliveries, at);
      return true;
    },
    deleteKeys: async (before) => {
      for (const [name, { at }] of keys) if (at < before) keys.delete(name);
    },
    requests: memoryRequests(tables, outbox),
    accounts: memoryAccounts(accounts, outbox, tables),
    outbox,
    drafts: memoryDrafts(),
    recipients: memoryRecipients(outbox),
    ping: async () => {},
    close: async () => {},
  };
}

function freeCode(taken: ReadonlySet<string>, drawCode: () => string): string {
  for (let drawn = 0; drawn < codeDraws; drawn += 1) {
    const code = drawCode();
    if (!taken.has(code)) return code;
  }
  throw new StoreUnavailable('every code is taken');
}

/** Returns the code of an earlier request that this request repeats. */
function repeatedIn(
  requests: RequestTables['requests'],
  { line, createdAt, payload }: QuoteRequest,
): string | undefined {
  const key = contractorKey(payload.contractor);
  const since = repeatedSince(createdAt);
  const earlier = [...requests.values()].filter(
    (one) =>
      key !== null &&
      one.line === line &&
      one.createdAt >= since &&
      one.createdAt <= createdAt &&
      contractorKey(one.payload.contractor) === key,
  );
  return earlier.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1)).at(-1)?.code;
}
