import { hash, timingSafeEqual } from 'node:crypto';
import type { App, HonoContext } from '../http/environment.ts';
import { countCall } from '../http/route.ts';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import type { Metrics } from './metrics.ts';

interface ServedMetrics {
  readonly metrics: () => Promise<Metrics>;
  /** Whoever sends it as a bearer may read them. @defaultValue who is on this machine may, and nobody else */
  readonly token: string | undefined;
  readonly rateLimiter: RateLimiter;
}

/** Serves GET `/metrics`. To who may not read them they are not there, or want a token where one is set. */
export function serveMetrics(app: App, { metrics, token, rateLimiter }: ServedMetrics): void {
  app.get('/metrics', async (c) => {
    c.set('route', '/metrics');
    await countCall(c, 'look-up', rateLimiter);
    if (token === undefined && !c.env?.isLocal) return c.notFound();
    if (token !== undefined && !isBearer(c, token))
      return c.text('', 401, { 'www-authenticate': 'Bearer' });
    const { text, contentType } = await metrics();
    return c.body(await text(), 200, { 'content-type': contentType });
  });
}

function isBearer(c: HonoContext, token: string): boolean {
  const [, sent = ''] = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  // Digests are of one length, and are compared in one time.
  return timingSafeEqual(hash('sha256', sent, 'buffer'), hash('sha256', token, 'buffer'));
}
