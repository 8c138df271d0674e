import { createHmac } from 'node:crypto';

/**
 * The headers that prove who sent a message and when (Standard Webhooks): HMAC-SHA-256 over its id,
 * the time and the body.
 */
export function signedHeaders(secret: Uint8Array, id: string, at: Date, body: string) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature.digest('base64')}`,
  };
}
