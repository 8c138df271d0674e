import { hash, timingSafeEqual } from 'node:crypto';
import { countCall } from '../http/count-call.ts';
import type { App, HonoContext } from '../http/environment.ts';
import type { RateLimiter } from '../rate-limit/rate-limiter.ts';
import type { Metrics } from './metrics.ts';

interface ServedMetrics {
  readonly metrics: () => Promise<Metrics>;
  /**
   * Bearer token for reading the metrics. @defaultValue none: only clients on this machine may read
   * the metrics
   */
  readonly token: string | undefined;
  readonly rateLimiter: RateLimiter;
}

/** Serves GET `/metrics`. Other clients get 404, or 401 if a token is set. */
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
  // `timingSafeEqual` requires texts of equal length. Digests have equal length.
  return timingSafeEqual(hash('sha256', sent, 'buffer'), hash('sha256', token, 'buffer'));
}
