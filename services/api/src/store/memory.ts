import { memoryAccounts } from './memory-accounts.ts';
import { memoryOutbox } from './memory-outbox.ts';
import {
  type IdempotencyKey,
  type Store,
  type StoredRequest,
  StoreUnavailable,
  type Submitted,
} from './store.ts';

/** A store for stories and tests: what it holds ends with the page or the process. */
export function memoryStore(): Store {
  const requests = new Map<string, StoredRequest>();
  const keys = new Map<string, { readonly submitted: Submitted; readonly at: string }>();
  const outbox = memoryOutbox();
  const nameOf = ({ scope, keyHash }: IdempotencyKey) => `${scope} ${keyHash}`;

  return {
    submitted: async (key) => keys.get(nameOf(key))?.submitted,
    submit: async (request, key, submitted, deliveries = []) => {
      const before = keys.get(nameOf(key));
      if (before) return before.submitted;
      if (requests.has(request.id)) throw new StoreUnavailable('the id is taken');
      keys.set(nameOf(key), { submitted, at: request.createdAt });
      // A copy, as a database would store one: what the caller changes later is not stored.
      requests.set(request.id, { ...structuredClone(request), recall: null });
      outbox.enqueue(deliveries, request.createdAt);
      return submitted;
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
    accounts: memoryAccounts(outbox),
    outbox,
    ping: async () => {},
    close: async () => {},
  };
}
