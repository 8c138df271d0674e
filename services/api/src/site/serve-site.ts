import type { App, Asking } from '../http/environment.ts';
import type { Site, SiteFile } from './load-site.ts';

/** Serves built files beside the calls of the API. */
export function serveSite(app: App, site: Site): void {
  app.get('*', (c, next) => {
    const file = site.get(c.req.path);
    if (file) return answer(c, file);
    if (site.has(`${c.req.path}/`)) return c.redirect(`${c.req.path}/`, 308);
    return c.req.path.startsWith('/api/') ? next() : c.text('Pagina non trovata.', 404);
  });
}

function answer(c: Asking, file: SiteFile): Response {
  c.set('route', 'site');
  for (const [name, value] of Object.entries(file.headers)) c.header(name, value);
  c.header('vary', 'Accept-Encoding');
  const [encoding, body] = encoded(file, c.req.header('accept-encoding') ?? '');
  const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag;
  c.header('etag', etag);
  if (encoding) c.header('content-encoding', encoding);
  if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  c.header('content-length', String(body.byteLength));
  return c.body(body);
}

function encoded({ br, gzip, plain }: SiteFile, accepted: string) {
  const takes = (encoding: string) =>
    new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:[,\\s]|$))`).test(accepted);
  if (br && takes('br')) return ['br', br] as const;
  if (gzip && takes('gzip')) return ['gzip', gzip] as const;
  return [undefined, plain()] as const;
}
