import { changedHandling, unhandled } from './handling.ts';
import type { MemoryOutbox } from './memory-outbox.ts';
import { removeWhere } from './remove-where.ts';
import {
  type Erased,
  emailOf,
  nothingErased,
  type RequestFilter,
  type RequestPlace,
} from './requests.ts';
import type { ConsentReceipt, Requests, StoredRequest, SubmittedWithCode } from './store.ts';

export interface RequestTables {
  readonly requests: Map<string, StoredRequest>;
  readonly keys: Map<string, { readonly submitted: SubmittedWithCode; readonly at: string }>;
  /** By request id. */
  readonly receipts: Map<string, ConsentReceipt>;
}

export function memoryRequests(tables: RequestTables, outbox: MemoryOutbox): Requests {
  const { requests, receipts } = tables;
  const erase = (ids: readonly string[]) => eraseRequests(ids, tables, outbox);

  return {
    async *find(filter) {
      const found = [...requests.values()].filter((request) =>
        isMeant(request, filter, receipts.get(request.id)?.accountId),
      );
      yield* structuredClone(found.toSorted(newestFirst));
    },
    change: async (id, change, stamp) => {
      const request = requests.get(id);
      if (!request) return 'unknown';
      const before = request.handling ?? unhandled;
      if (before.revision !== stamp.revision) return 'changed';
      const handling = changedHandling(before, change, stamp);
      requests.set(id, { ...request, handling });
      return handling;
    },
    receipt: async (requestId) => receipts.get(requestId),
    erase: async (ids) => erase(ids),
    deleteOlder: async (before, limit) => {
      const old = [...requests.values()].filter(({ createdAt }) => createdAt < before);
      const ids = old.toSorted(newestFirst).slice(-limit);
      const { requests: gone } = erase(ids.map(({ id }) => id));
      const given = [...receipts].filter(([, { at }]) => at < before).slice(0, limit);
      for (const [id] of given) receipts.delete(id);
      return Math.max(gone, given.length);
    },
  };
}

/** Erases requests with their keys and deliveries, and makes their receipts anonymous. */
export function eraseRequests(
  ids: readonly string[],
  { requests, keys, receipts }: RequestTables,
  outbox: MemoryOutbox,
): Erased {
  const found = ids.filter((id) => requests.delete(id));
  for (const id of found) makeReceiptAnonymous(receipts, id);
  return {
    ...nothingErased,
    requests: found.length,
    keys: removeWhere(keys, ({ submitted }) => found.includes(submitted.requestId)),
    deliveries: outbox.forget(
      (delivery) => 'requestId' in delivery && found.includes(delivery.requestId),
    ),
  };
}

function isMeant(
  request: StoredRequest,
  { id, code, line, from, until, email, accountId, status, after }: RequestFilter,
  sender: string | null | undefined,
): boolean {
  return (
    (id === undefined || request.id === id) &&
    (code === undefined || request.code === code) &&
    (line === undefined || request.line === line) &&
    (from === undefined || request.createdAt >= from) &&
    (until === undefined || request.createdAt < until) &&
    (email === undefined || emailOf(request.payload.contractor) === email) &&
    (accountId === undefined || sender === accountId) &&
    (status === undefined || (request.handling ?? unhandled).status === status) &&
    (after === undefined || placeKey(request) < placeKey(after))
  );
}

const newestFirst = (a: RequestPlace, b: RequestPlace) => (placeKey(a) < placeKey(b) ? 1 : -1);

const placeKey = ({ createdAt, id }: RequestPlace) => `${createdAt} ${id}`;

export function makeReceiptAnonymous(receipts: RequestTables['receipts'], requestId: string): void {
  const receipt = receipts.get(requestId);
  if (receipt) receipts.set(requestId, { ...receipt, accountId: null });
}
