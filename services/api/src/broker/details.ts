import { accountOf, idsOf } from '../store/account-ids.ts';
import type { Accounts } from '../store/accounts.ts';
import { type Handling, unhandled } from '../store/handling.ts';
import type { Requests, StoredRequest } from '../store/store.ts';
import { columnsOf } from './columns.ts';

/** The parts of a store that describe a request. */
export interface ReadStore {
  readonly requests: Pick<Requests, 'find' | 'receipt'>;
  readonly accounts: Pick<Accounts, 'byId'>;
}

/** Returns everything about a request, except for the hash of its key. */
export async function detailsOf(request: StoredRequest, store: ReadStore) {
  const { keyHash: _, payload, ...told } = request;
  const receipt = await store.requests.receipt(request.id);
  const account = await accountOf(receipt, store);
  return {
    ...told,
    ...{ repeats: request.repeats ?? null, suspicions: request.suspicions ?? [] },
    ...payload,
    ...{ account: account ? idsOf(account) : null, source: payload.source ?? null },
    receipt: receipt ?? null,
    handling: handlingOf(request),
  };
}

/** Returns the part of a request that a list shows. */
export function summaryOf(request: StoredRequest) {
  const { id, code, line, createdAt, recall, repeats, suspicions } = request;
  const { name, email, phone } = columnsOf(request);
  return {
    ...{ id, code, line, createdAt, name, email, phone, recall },
    ...{ repeats: repeats ?? null, suspicions: suspicions ?? [] },
    handling: handlingOf(request),
  };
}

/** Returns the handling of a request; the default if the broker has not changed it. */
export const handlingOf = ({ handling }: Pick<StoredRequest, 'handling'>): Handling =>
  handling ?? unhandled;

/**
 * Returns the filter for one request by its code or id; undefined if the text is neither. Codes are
 * dictated on the telephone, so lower case is accepted.
 */
export function requestNamed(text: string): { code: string } | { id: string } | undefined {
  const named = text.trim();
  if (/^[a-z]{3}-\d{4}$/i.test(named)) return { code: named.toUpperCase() };
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(named)) return { id: named.toLowerCase() };
  return undefined;
}

/** Returns the request with a code or an id. */
export async function requestCalled(
  named: string,
  { requests }: Pick<ReadStore, 'requests'>,
): Promise<StoredRequest | undefined> {
  const filter = requestNamed(named);
  if (!filter) return undefined;
  for await (const request of requests.find(filter)) return request;
  return undefined;
}
