import { refusal } from '../contract/refusal.ts';
import type { Log } from '../log/log.ts';
import type { App, Asking } from './environment.ts';
import { refuse } from './errors.ts';
import { everywhere, onData } from './headers.ts';
import { corsHeaders, originOf, preflightHeaders } from './origins.ts';

export interface Guard {
  readonly log: Log | undefined;
  readonly corsOrigins: readonly string[];
}

/** What holds for every request: a note in the log, headers, origins, and every error in the contract's shape. */
export function guarded(app: App, { log, corsOrigins }: Guard): void {
  app.use(async (c, next) => {
    const started = performance.now();
    c.set('requestId', newRequestId());
    await next();
    log?.(noteOf(c, performance.now() - started));
  });

  app.use(async (c, next) => {
    setHeaders(c, everywhere);
    setHeaders(c, onData);
    c.header('x-request-id', c.get('requestId'));
    const origin = originOf(c.req.raw, corsOrigins);
    if (origin === 'allowed') setHeaders(c, corsHeaders(c.req.header('origin') ?? ''));
    if (c.req.method === 'OPTIONS' && origin === 'allowed') {
      setHeaders(c, preflightHeaders);
      return c.body(null, 204);
    }
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    return origin === 'foreign' && !reads ? refuse(c, refusal('FOREIGN_ORIGIN')) : next();
  });

  app.notFound((c) => refuse(c, refusal('NOT_FOUND')));
  app.onError((error, c) => refuse(c, error));
}

function setHeaders(c: Asking, headers: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
}

function noteOf(c: Asking, ms: number) {
  const { status } = c.res;
  const fault = c.get('fault');
  return {
    level: status >= 500 ? 'error' : status >= 400 ? 'warn' : 'info',
    request: c.get('requestId'),
    method: c.req.method,
    route: c.get('route') ?? '-',
    status,
    ms: Math.round(ms * 10) / 10,
    ...(fault && { fault }),
  } as const;
}

/** Twelve random letters and digits: enough to find one line in a log. */
const newRequestId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join(
    '',
  );
