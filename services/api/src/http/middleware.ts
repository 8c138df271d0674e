import { refusal } from '../contract/refusal.ts';
import type { Log } from '../log/log.ts';
import type { App, HonoContext } from './environment.ts';
import { sendError } from './errors.ts';

interface MiddlewareOptions {
  readonly log: Log | undefined;
  readonly corsOrigins: readonly string[];
}

/** Adds the log line, the headers, the origin check and the error format to every request. */
export function useMiddleware(app: App, { log, corsOrigins }: MiddlewareOptions): void {
  app.use(async (c, next) => {
    const started = performance.now();
    c.set('requestId', newRequestId());
    await next();
    log?.(logEntryOf(c, performance.now() - started));
  });

  app.use(async (c, next) => {
    setHeaders(c, securityHeaders);
    setHeaders(c, dataHeaders);
    c.header('x-request-id', c.get('requestId'));
    const origin = originOf(c.req.raw, corsOrigins);
    if (origin === 'allowed') setHeaders(c, corsHeaders(c.req.header('origin') ?? ''));
    // A cache must not reuse the response to another origin, because its CORS headers differ.
    if (corsOrigins.length > 0) c.header('vary', 'Origin');
    if (c.req.method === 'OPTIONS' && origin === 'allowed') {
      setHeaders(c, preflightHeaders);
      return c.body(null, 204);
    }
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    return origin === 'foreign' && !reads ? sendError(c, refusal('FOREIGN_ORIGIN')) : next();
  });

  app.notFound((c) => sendError(c, refusal('NOT_FOUND')));
  app.onError((error, c) => sendError(c, error));
}

function setHeaders(c: HonoContext, headers: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
}

function logEntryOf(c: HonoContext, ms: number) {
  const { status } = c.res;
  const fault = c.get('fault');
  const isFine = status < 400 || c.get('isExpected');
  return {
    level: isFine ? 'info' : status >= 500 ? 'error' : 'warn',
    request: c.get('requestId'),
    method: c.req.method,
    route: c.get('route') ?? '-',
    status,
    ms: Math.round(ms * 10) / 10,
    ...(fault && { fault }),
  } as const;
}

/** Returns a random id of twelve characters, which is enough to find one line in a log. */
const newRequestId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join(
    '',
  );

/** Headers of every response, errors included. */
const securityHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** Headers of data responses. Browsers run nothing in the response, and caches do not store it. */
const dataHeaders: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

type Origin = 'own' | 'allowed' | 'foreign';

/** Treats a request without `Origin` as our own: no page of another site sent it. */
function originOf(request: Request, allowed: readonly string[]): Origin {
  const origin = request.headers.get('origin');
  if (origin === null) return 'own';
  if (allowed.includes(origin)) return 'allowed';
  // Browsers set this header, and pages cannot change it. It is correct even behind a proxy.
  if (request.headers.get('sec-fetch-site') === 'same-origin') return 'own';
  return URL.canParse(origin) && new URL(origin).host === request.headers.get('host')
    ? 'own'
    : 'foreign';
}

function corsHeaders(origin: string): Readonly<Record<string, string>> {
  return {
    'access-control-allow-origin': origin,
    // Allow pages to send the cookie of a known device. Cookies never authenticate a request.
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers':
      'idempotent-replayed, x-request-id, x-token, retry-after, date',
  };
}

const preflightHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key',
  'access-control-max-age': '600',
};
