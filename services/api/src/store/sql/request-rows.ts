import { requestNumber } from '@preventivo/core';
import type { Selectable } from 'kysely';
import type { ConsentReceipt, QuotePayload, StoredRequest } from '../store.ts';
import type { Tables } from './tables.ts';

export function requestIn(row: Selectable<Tables['quote_request']>): StoredRequest {
  const payload: QuotePayload = JSON.parse(row.payload);
  const { recall_channel: channel, recall_at: at } = row;
  return {
    id: row.id,
    code: row.code ?? requestNumber(row.id),
    line: row.line,
    createdAt: row.created_at,
    keyHash: row.key_hash,
    payload,
    recall: channel && at ? { channel, at } : null,
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
