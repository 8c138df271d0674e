import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { countCall } from '../http/count-call.ts';
import type { App, HonoContext } from '../http/environment.ts';
import { isKnownTag } from '../http/known-tag.ts';
import { lazy } from '../lazy.ts';
import { noRateLimit, type RateLimiter } from '../rate-limit/rate-limiter.ts';
import { contentEncoding } from './content-encoding.ts';
import { contentSecurityPolicy, type FramePolicy } from './content-security-policy.ts';
import { type PlaceholderOf, sendPlaceholder } from './placeholder.ts';

/** Folders of built files by URL path: `{'/': …, '/travel/': …}`. */
export type SiteFolders = Readonly<Record<string, string | BuildersFolder>>;

/**
 * A folder for developers, not visitors. The server reads its files on request, so that they do not
 * delay the start.
 */
export interface BuildersFolder {
  readonly forBuilders: string;
  /** Whether its pages embed each other in frames, as Storybook does. @defaultValue false */
  readonly framing?: boolean;
}

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * A served file. If the build compressed the file, only the compressed bytes stay in memory,
 * because nearly all clients accept them.
 */
interface SiteFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly br?: Bytes;
  readonly gzip?: Bytes;
  readonly plain: () => Bytes;
}
type Site = ReadonlyMap<string, () => SiteFile | undefined>;

const types: Readonly<Record<string, string | undefined>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
};

/** Policies of files that need more than the server's default, `default-src 'none'`. */
const policies: Readonly<Record<string, string | undefined>> = {
  // Chrome shows a PDF inside a page that gets the policy of the PDF. Chrome's page needs an object
  // with inline styles (https://crbug.com/271452).
  '.pdf': "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  // A drawing may have inline styles. It may not run scripts when a visitor opens its URL.
  '.svg': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
};

/**
 * Matches names that contain a hash of the content: `assets/index-BxYz12ab.js`,
 * `assets/start.BxYz12ab.lean.js`.
 */
const hashedName = /^(embed\/)?assets\/.+[-.][\w-]{8}(\.lean)?\.\w+$/;

/** Returns the `cache-control` of a file: immutable if its name contains a hash. */
function keptFor(name: string): string {
  if (hashedName.test(name)) return 'public, max-age=31536000, immutable';
  return name === 'settings.json' ? 'public, max-age=60' : 'no-cache';
}

/**
 * Matches files that pages of other sites load: scripts and their dependencies. These files contain
 * no data of visitors.
 */
const crossOriginFiles = /^\/embed\//;
const lentHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

interface SiteOptions {
  readonly settings?: string | undefined;
  readonly frameAncestors?: readonly string[];
  readonly publicUrl?: string | undefined;
}

/**
 * Reads built files into memory. Reads files for developers on request. The server looks up a
 * request path among the names of these files, not in the file system. So no path can leave the
 * folders. Skips missing folders, which are not built yet.
 * @param of.settings the broker's file, which replaces an empty `settings.json` of the build
 * @param of.frameAncestors origins whose pages may embed these pages in a frame
 * @param of.publicUrl base URL in the files for search engines. Without it, these files are not
 * served
 */
export function loadSite(
  folders: SiteFolders,
  { settings, frameAncestors = [], publicUrl }: SiteOptions = {},
): Site {
  const files = new Map<string, () => SiteFile | undefined>();
  for (const [prefix, given] of Object.entries(folders)) {
    const isForBuilders = typeof given !== 'string';
    const folder = isForBuilders ? given.forBuilders : given;
    const isFraming = isForBuilders && given.framing;
    if (!existsSync(folder)) continue;
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const type = types[extname(entry.name)];
      if (!entry.isFile() || !type) continue;
      const path = join(entry.parentPath, entry.name);
      const name = relative(folder, path).split(sep).join('/');
      // Skip dot files and folders. Vite puts its manifest next to the build output, and an editor
      // may put backups next to the broker's files.
      if (/(^|\/)\./.test(name)) continue;
      const isForRobots = robotFiles.has(prefix + name);
      if (isForRobots && publicUrl === undefined) continue;
      const isTheirs = settings && name === 'settings.json' && saysNothing(path);
      const framing = isFraming ? "'self'" : "'none'";
      const ancestors = isFraming ? framing : frameAncestors.join(' ') || framing;
      const made = lazy(() => {
        const one = read(isTheirs ? settings : path, type, {
          name,
          framing,
          ancestors,
          ...(isForRobots && { publicUrl }),
        });
        if (crossOriginFiles.test(prefix + name)) Object.assign(one.headers, lentHeaders);
        return one;
      });
      if (!isForBuilders) made();
      // A later build may have removed the file.
      const file = () => (isForBuilders && !existsSync(path) ? undefined : made());
      files.set(prefix + name, file);
      if (entry.name === 'index.html')
        files.set(prefix + name.slice(0, -'index.html'.length), file);
    }
  }
  return files;
}

const robotFiles: ReadonlySet<string> = new Set(['/robots.txt', '/sitemap.xml']);

/** Whether a settings file is empty except for its schema. */
const saysNothing = (path: string) =>
  Object.keys(JSON.parse(readFileSync(path, 'utf8'))).every((key) => key === '$schema');

interface Kind extends FramePolicy {
  readonly name: string;
  /** The base URL to insert. @defaultValue none: the file is sent unchanged */
  readonly publicUrl?: string | undefined;
}

function read(path: string, type: string, { name, publicUrl, ...frames }: Kind): SiteFile {
  const policy = policies[extname(name)];
  const headers = {
    'content-type': type,
    'cache-control': keptFor(name),
    ...(policy && { 'content-security-policy': policy }),
  };
  const [br, gzip] = [compressed(`${path}.br`), compressed(`${path}.gz`)];
  // A hashed name identifies the content, so do not read the uncompressed file. Decompress the
  // compressed file on request.
  if (hashedName.test(name) && gzip)
    return { headers, etag: `"${basename(path)}"`, ...held(br, gzip, inflated(gzip)) };
  const whole = publicUrl === undefined ? bytes(path) : filled(path, publicUrl);
  // A broker may have replaced a sample document. The compressed files still contain the sample.
  const [ownBr, ownGzip] = [
    br && isOf(whole, br, brotliDecompressSync) ? br : undefined,
    gzip && isOf(whole, gzip, gunzipSync) ? gzip : undefined,
  ];
  const isPage = type.startsWith('text/html');
  return {
    headers: {
      ...headers,
      ...(isPage && {
        'content-security-policy': contentSecurityPolicy(new TextDecoder().decode(whole), frames),
        ...(frames.ancestors === "'self'" && { 'x-frame-options': 'SAMEORIGIN' }),
      }),
    },
    etag: `"${createHash('sha256').update(whole).digest('base64url').slice(0, 27)}"`,
    ...held(ownBr, ownGzip, ownGzip ? inflated(ownGzip) : () => whole),
  };
}

const held = (br: Bytes | undefined, gzip: Bytes | undefined, plain: SiteFile['plain']) => ({
  plain,
  ...(br && { br }),
  ...(gzip && { gzip }),
});

function isOf(whole: Bytes, compressed: Bytes, inflate: (bytes: Bytes) => Uint8Array): boolean {
  try {
    return Buffer.compare(inflate(compressed), whole) === 0;
  } catch {
    // The compressed file is truncated.
    return false;
  }
}

/** Decompresses the bytes on the first request, because few clients need uncompressed bytes. */
const inflated = (gzip: Bytes) => lazy(() => new Uint8Array(gunzipSync(gzip)));

const compressed = (path: string) => (existsSync(path) ? bytes(path) : undefined);

/**
 * Inserts the base URL. A sitemap needs absolute URLs, and the build does not know the base URL.
 */
const filled = (path: string, publicUrl: string): Bytes =>
  new TextEncoder().encode(readFileSync(path, 'utf8').replaceAll('{PUBLIC_URL}', publicUrl));

const bytes = (path: string): Bytes => new Uint8Array(readFileSync(path));

interface ServingOptions {
  /** @defaultValue no limits */
  readonly rateLimiter?: RateLimiter;
  /** Responds for files that do not exist yet. @defaultValue none: 404 */
  readonly placeholder?: PlaceholderOf | undefined;
}

/**
 * Serves built files next to the API routes.
 * @param files returns the most recently read files
 */
export function serveSite(
  app: App,
  files: () => Site,
  { rateLimiter = noRateLimit, placeholder = () => undefined }: ServingOptions = {},
): void {
  app.get('*', async (c, next) => {
    await countCall(c, 'file', rateLimiter);
    const site = files();
    const file = site.get(c.req.path)?.();
    if (file) return answer(c, file);
    if (site.has(`${c.req.path}/`))
      return c.redirect(`${c.req.path}/${new URL(c.req.url).search}`, 308);
    if (c.req.path.startsWith('/api/')) return next();
    const missing = placeholder(c.req.path);
    if (missing) return sendPlaceholder(c, missing);
    const [folder = '/'] = /^\/[^/]+\//.exec(c.req.path) ?? [];
    const notFound = site.get(`${folder}404.html`)?.() ?? site.get('/404.html')?.();
    return notFound ? answer(c, notFound, 404) : c.text('Pagina non trovata.', 404);
  });
}

function answer(c: HonoContext, file: SiteFile, status: 200 | 404 = 200): Response {
  c.set('route', 'site');
  for (const [name, value] of Object.entries(file.headers)) c.header(name, value);
  c.header('vary', 'Accept-Encoding', { append: true });
  const [encoding, body] = encoded(c, file);
  const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag;
  c.header('etag', etag);
  if (encoding) c.header('content-encoding', encoding);
  if (status === 200 && isKnownTag(c.req.header('if-none-match'), etag)) return c.body(null, 304);
  c.header('content-length', String(body.byteLength));
  return c.body(body, status);
}

function encoded(c: HonoContext, { br, gzip, plain }: SiteFile) {
  const bodies = { br, gzip };
  const available = (['br', 'gzip'] as const).filter((coding) => bodies[coding]);
  const coding = contentEncoding(c, available);
  const body = coding && bodies[coding];
  return body ? ([coding, body] as const) : ([undefined, plain()] as const);
}
