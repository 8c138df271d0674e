import { accepts } from 'hono/accepts';
import { Refusal } from '../contract/refusal.ts';
import type { HonoContext } from '../http/environment.ts';
import { sendError } from '../http/errors.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** The answer for files that do not exist yet, for example because they are still being built. */
export interface Placeholder {
  /** A page for browsers. The policy allows its inline scripts and its calls to this server. */
  readonly html: string;
  /** The same as plain text, for clients that accept no HTML. */
  readonly text: string;
  /** Seconds after which a client should try again. @defaultValue none: trying again does not help */
  readonly retryAfter?: number;
}

/** Returns the placeholder of a path, or `undefined` where a missing file is not found. */
export type PlaceholderOf = (path: string) => Placeholder | undefined;

const html = 'text/html';
const json = 'application/json';

/** Sends 503 as HTML, as JSON or as text. The answer must not outlive the build, so no cache keeps it. */
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

/** Sends a body with its length, which the answer to HEAD repeats. */
function sendWhole(c: HonoContext, body: string, type: string) {
  c.header('content-type', type);
  c.header('content-length', String(Buffer.byteLength(body)));
  return c.body(body, 503);
}
