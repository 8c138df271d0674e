import { accepts } from 'hono/accepts';
import { Refusal } from '../contract/refusal.ts';
import type { HonoContext } from '../http/environment.ts';
import { sendError } from '../http/errors.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** Response for files that do not exist yet, for example while they are built. */
export interface Placeholder {
  /** A page for browsers. The policy allows its inline scripts and its calls to this server. */
  readonly html: string;
  /** Plain text for clients that do not accept HTML. */
  readonly text: string;
  /** Seconds after which a client should retry. @defaultValue none: a retry does not help */
  readonly retryAfter?: number;
}

/** Returns the placeholder for a path, or `undefined` if a missing file is a 404. */
export type PlaceholderOf = (path: string) => Placeholder | undefined;

const html = 'text/html';
const json = 'application/json';

/** Sends 503 as HTML, JSON or text. Caches must not store the response. */
export function sendPlaceholder(c: HonoContext, { html: page, text, retryAfter }: Placeholder) {
  c.set('route', 'site');
  c.set('isExpected', true);
  c.header('vary', 'Accept', { append: true });
  const type = accepts(c, { header: 'Accept', supports: [html, json], default: 'text/plain' });
  if (type === json) {
    const reply = { status: 503, code: 'UNAVAILABLE', message: text.trimEnd() } as const;
    return sendError(c, new Refusal(reply, retryAfter === undefined ? {} : { retryAfter }));
  }
  if (retryAfter !== undefined) c.header('retry-after', String(retryAfter));
  if (type !== html) return sendWhole(c, text, 'text/plain; charset=utf-8');
  const frames = { framing: "'none'", ancestors: "'none'" };
  c.header('content-security-policy', contentSecurityPolicy(page, frames));
  return sendWhole(c, page, 'text/html; charset=utf-8');
}

/** Sends a body with a `content-length` header. A response to HEAD needs the header too. */
function sendWhole(c: HonoContext, body: string, type: string) {
  c.header('content-type', type);
  c.header('content-length', String(Buffer.byteLength(body)));
  return c.body(body, 503);
}
