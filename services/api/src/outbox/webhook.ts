import { createHmac } from 'node:crypto';
import type { Line } from '@preventivo/core';
import { besideAnswers } from '@preventivo/core/wire';
import type { JsonObject } from '../contract/schema.ts';
import { NotDelivered, Refused } from '../mail/mail.ts';
import type { RequestDelivery } from '../store/outbox.ts';
import type { ConsentReceipt, StoredRequest, Suspicion } from '../store/store.ts';

/** The JSON that a broker's system gets of a request. */
export interface RequestEvent {
  /** The `Quote_Request_Id`. */
  readonly id: string;
  /** What its visitor says on the telephone, 'KMR-4821'. */
  readonly code: string;
  readonly line: string;
  /** ISO time. */
  readonly createdAt: string;
  readonly contractor: unknown;
  readonly specificData: JsonObject;
  readonly privacy: unknown;
  /** Whom the sales system knows; null where nobody was logged in. */
  readonly sfLeadIds: unknown;
  /** The broker's agreement. */
  readonly convenzione: number;
  /** The language of the page it was sent from, 'it', 'en'; null for requests of before this was noted. */
  readonly language: string | null;
  /** The id of the consent receipt; null for requests of before receipts. */
  readonly consentReceiptId: string | null;
  /** The code of the request that it repeats: of the same contractor for the same line, within the day before. */
  readonly repeats: string | null;
  /** Why a robot may have sent it; usually empty. */
  readonly suspicions: readonly Suspicion[];
  /** How somebody wants their quote: in the second event, which there is only when they say it. */
  readonly recall?: { readonly channel: 'email' | 'phone'; readonly at: string };
  /** What the line's final body repeats of `specificData` (docs/rules/wire.md#request). */
  readonly [repeated: string]: unknown;
}

/**
 * Made anew at each try, and the same at each: what it is made of never changes.
 * @param table the line, where it is served still
 */
export function requestEvent(
  { id, code, line, createdAt, payload, recall, repeats, suspicions = [] }: StoredRequest,
  event: RequestDelivery['event'],
  table: Line | undefined,
  receipt?: Pick<ConsentReceipt, 'id'>,
): RequestEvent {
  const { contractor, specificData, privacy, sfLeadIds, convenzione, language = null } = payload;
  const repeated = table && besideAnswers(table, specificData);
  const known = {
    ...repeated,
    ...{ id, code, line, createdAt, contractor, specificData, privacy },
    ...{ sfLeadIds, convenzione, language },
    consentReceiptId: receipt?.id ?? null,
    ...{ repeats: repeats ?? null, suspicions },
  };
  return event === 'recall' && recall ? { ...known, recall } : known;
}

/** Where requests are handed on as JSON. */
export interface WebhookConfig {
  readonly url: string;
  readonly secret: Uint8Array;
  /** How many the receiver is given at once, at most. */
  readonly concurrency: number;
}

/** How long the receiver may take, in milliseconds. */
const responseTimeout = 10_000;
/** What a receiver answers that has too much to do: it took too long, it comes too early, it is too much. */
const busy = [408, 425, 429];

/**
 * Posts an event to the receiver. Any 2xx is a yes; a redirect is not followed.
 * @param id the `webhook-id`, the same at every try
 * @throws where the receiver did not say yes in time
 */
export async function postWebhook(
  { url, secret }: Pick<WebhookConfig, 'url' | 'secret'>,
  id: string,
  event: RequestEvent,
  signal: AbortSignal,
): Promise<void> {
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
  // What it says besides is nobody's concern, however much it is.
  await response.body?.cancel();
  if (response.ok) return;
  const { status } = response;
  const isRefusal = status >= 400 && status < 500 && !busy.includes(status);
  throw new (isRefusal ? Refused : NotDelivered)(`status ${status}`);
}

/**
 * The headers that prove who sent a message and when (Standard Webhooks): HMAC-SHA-256 over its id,
 * the time and the body.
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
