import { createHmac } from 'node:crypto';
import type { Line } from '@preventivo/core';
import { besideAnswers, type LeadSource } from '@preventivo/core/wire';
import type { JsonObject } from '../contract/schema.ts';
import { NotDelivered, Refused } from '../mail/mail.ts';
import { type AccountIds, idsOf } from '../store/account-ids.ts';
import type { Account } from '../store/accounts.ts';
import type { RequestDelivery } from '../store/outbox.ts';
import type { ConsentReceipt, StoredRequest, Suspicion } from '../store/store.ts';
import { isSfAccountId } from './sf-account-id.ts';

/** JSON about a request for the broker's system. */
export interface RequestEvent {
  /** The `Quote_Request_Id`. */
  readonly id: string;
  /** Code that the visitor gives on the telephone, 'KMR-4821'. */
  readonly code: string;
  readonly line: string;
  /** ISO time. */
  readonly createdAt: string;
  readonly contractor: unknown;
  readonly specificData: JsonObject;
  readonly privacy: unknown;
  /** Ids of the sales system; null for an anonymous request. */
  readonly sfLeadIds: unknown;
  /** The account of the sender; null for an anonymous request. */
  readonly account: AccountIds | null;
  /** How the visitor reached the page; null if the visitor does not allow it. */
  readonly source: LeadSource | null;
  /**
   * Number of the broker's agreement; 1 unless the page sends another number (docs/rules/wire.md).
   */
  readonly convenzione: number;
  /** Language of the sending page, 'it', 'en'. */
  readonly language: string;
  /** Id of the consent receipt; null if none exists. */
  readonly consentReceiptId: string | null;
  /**
   * Code of the earlier request that this request repeats: from the same contractor, for the same
   * line, within the previous day.
   */
  readonly repeats: string | null;
  /** Reasons to suspect a robot; usually empty. */
  readonly suspicions: readonly Suspicion[];
  /** How the visitor wants to receive the quote. Only the event about this choice contains it. */
  readonly recall?: { readonly channel: 'email' | 'phone'; readonly at: string };
  /** Copies of answers that the line's `submit` body has (docs/rules/wire.md#request). */
  readonly [repeated: string]: unknown;
}

/** Stored data that an event contains in addition to the request. */
export interface AroundRequest {
  readonly receipt?: Pick<ConsentReceipt, 'id'> | undefined;
  readonly account?: Pick<Account, 'id' | 'sfAccountId'> | undefined;
}

/**
 * Builds the event of a request. Every attempt builds the same event, except for
 * `account.sf_account_id`, which may change.
 * @param table the line, if the server still serves it
 */
export function requestEvent(
  { id, code, line, createdAt, payload, recall, repeats, suspicions = [] }: StoredRequest,
  event: RequestDelivery['event'],
  table: Line | undefined,
  { receipt, account }: AroundRequest = {},
): RequestEvent {
  const { contractor, specificData, privacy, sfLeadIds, convenzione, language, source } = payload;
  const repeated = table && besideAnswers(table, specificData);
  const known = {
    ...repeated,
    ...{ id, code, line, createdAt, contractor, specificData, privacy },
    ...{ sfLeadIds, convenzione, language },
    ...{ account: account ? idsOf(account) : null, source: source ?? null },
    consentReceiptId: receipt?.id ?? null,
    ...{ repeats: repeats ?? null, suspicions },
  };
  return event === 'recall' && recall ? { ...known, recall } : known;
}

export interface WebhookConfig {
  readonly url: string;
  readonly secret: Uint8Array;
  readonly concurrency: number;
}

/** Timeout of the receiver, in milliseconds. */
const responseTimeout = 10_000;
/** Statuses after which a retry may succeed: timeout, too early, too many requests. */
const busy = [408, 425, 429];

/**
 * Posts an event to the receiver. Any 2xx is a success; redirects are not followed.
 * @param id the `webhook-id`, the same at every attempt
 * @throws when the receiver does not respond with 2xx in time
 * @returns the receiver's answer; empty unless it is valid
 */
export async function postWebhook(
  { url, secret }: Pick<WebhookConfig, 'url' | 'secret'>,
  id: string,
  event: RequestEvent,
  signal: AbortSignal,
): Promise<ReceiverAnswer> {
  const body = JSON.stringify(event);
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'preventivo',
      ...signedHeaders(secret, id, new Date(), body),
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(responseTimeout)]),
  });
  if (response.ok) return receiverAnswer(response);
  // Discard the response body of any size.
  await response.body?.cancel();
  const { status } = response;
  const isRefusal = status >= 400 && status < 500 && !busy.includes(status);
  throw new (isRefusal ? Refused : NotDelivered)(`status ${status}`);
}

/**
 * Returns the headers that authenticate a message (Standard Webhooks): HMAC-SHA-256 over its id,
 * time and body.
 */
function signedHeaders(secret: Uint8Array, id: string, at: Date, body: string) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature.digest('base64')}`,
  };
}

/** The parts of a receiver's answer that the server reads. */
export interface ReceiverAnswer {
  /** The id of the account in the receiver's system. */
  readonly sfAccountId?: string;
}

/** Maximum length of an answer, in bytes. Longer answers are ignored. */
const longestAnswer = 4096;

/** Parses an answer. Ignores an answer that is too long, is not JSON or has no valid id. */
async function receiverAnswer({ headers, body }: Response): Promise<ReceiverAnswer> {
  const isJson = headers.get('content-type')?.startsWith('application/json');
  if (!isJson || !body) {
    await body?.cancel();
    return {};
  }
  const text = await textUpTo(longestAnswer, body);
  const sfAccountId = text === undefined ? undefined : sfAccountIdIn(text);
  return isSfAccountId(sfAccountId) ? { sfAccountId } : {};
}

function sfAccountIdIn(json: string): unknown {
  try {
    return Object(JSON.parse(json)).sfAccountId;
  } catch {
    return undefined;
  }
}

/** Returns the text of a body; undefined if the body is longer. */
async function textUpTo(bytes: number, body: NonNullable<Response['body']>) {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    // Leaving the loop cancels the body.
    if (length > bytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
