import { NotDelivered } from '../mail/failure.ts';
import type { RequestEvent } from './request-event.ts';
import { signedHeaders } from './signature.ts';

/** Where requests are handed on as JSON. */
export interface WebhookConfig {
  readonly url: string;
  readonly secret: Uint8Array;
}

/** How long the receiver may take, in milliseconds. */
const patience = 10_000;

/**
 * Posts an event to the receiver. Any 2xx is a yes; a redirect is not followed.
 * @param id the `webhook-id`, the same at every try
 * @throws where the receiver did not say yes in time
 */
export async function postWebhook(
  { url, secret }: WebhookConfig,
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
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  });
  // What it says besides is nobody's concern, however much it is.
  await response.body?.cancel();
  if (!response.ok) throw new NotDelivered(`status ${response.status}`);
}
