import { expressionBuilder, type Insertable, type Selectable } from 'kysely';
import type { Delivery } from '../outbox.ts';
import { contractorKey, repeatedSince } from '../repeats.ts';
import { emailOf } from '../requests.ts';
import type {
  ConsentReceipt,
  IdempotencyKey,
  QuotePayload,
  QuoteRequest,
  StoredRequest,
  Submitted,
  Suspicion,
} from '../store.ts';
import type { NewRows } from './engine.ts';
import { deliveryRows } from './sql-outbox.ts';
import type { Tables } from './tables.ts';

export function requestIn(row: Selectable<Tables['quote_request']>): StoredRequest {
  const payload: QuotePayload = JSON.parse(row.payload);
  const { recall_channel: channel, recall_at: at } = row;
  return {
    id: row.id,
    code: row.code,
    line: row.line,
    createdAt: row.created_at,
    keyHash: row.key_hash,
    payload,
    recall: channel && at ? { channel, at } : null,
    ...(row.repeats && { repeats: row.repeats }),
    ...(row.suspicions && { suspicions: row.suspicions.split(' ') as Suspicion[] }),
  };
}

export const receiptIn = (row: Selectable<Tables['consent_receipt']>): ConsentReceipt => ({
  id: row.id,
  accountId: row.account_id,
  at: row.given_at,
  textsVersion: row.texts_version,
  textsHash: row.texts_hash,
  consents: row.consents,
});

export const submittedRows = (
  { code, ...request }: QuoteRequest & { readonly code: string },
  key: IdempotencyKey,
  { fingerprint, requestId, salt, receipt }: Submitted,
  deliveries: readonly Delivery[],
): NewRows => {
  const { id, line, createdAt, keyHash, payload, suspicions = [] } = request;
  return {
    idempotency: [
      {
        scope: key.scope,
        key_hash: key.keyHash,
        fingerprint,
        salt,
        request_id: requestId,
        created_at: createdAt,
      },
    ],
    quote_request: [
      {
        id,
        line,
        created_at: createdAt,
        key_hash: keyHash,
        payload: JSON.stringify(payload),
        contractor_email: emailOf(payload.contractor),
        contractor_key: contractorKey(payload.contractor),
        repeats: repeatedBy(request),
        suspicions: suspicions.join(' ') || null,
        code,
      },
    ],
    consent_receipt: receipt ? [receiptRow(id, receipt)] : [],
    outbox: deliveryRows(deliveries, createdAt),
  };
};

/** Returns a subquery for the code of an earlier request that this request repeats. */
function repeatedBy({ line, createdAt, payload }: QuoteRequest) {
  const key = contractorKey(payload.contractor);
  if (key === null) return null;
  return expressionBuilder<Tables, never>()
    .selectFrom('quote_request')
    .select('code')
    .where('contractor_key', '=', key)
    .where('line', '=', line)
    .where('created_at', '>=', repeatedSince(createdAt))
    .where('created_at', '<=', createdAt)
    .orderBy('created_at', 'desc')
    .limit(1);
}

const receiptRow = (
  requestId: string,
  { id, accountId, at, textsVersion, textsHash, consents }: ConsentReceipt,
): Insertable<Tables['consent_receipt']> => ({
  request_id: requestId,
  id,
  account_id: accountId,
  given_at: at,
  texts_version: textsVersion,
  texts_hash: textsHash,
  consents,
});
