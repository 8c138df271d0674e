import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** Folders of built files, each by the path it is served under: `{'/': …, '/travel/': …}`. */
export type SiteFolders = Readonly<Record<string, string>>;

/** A file that is served, and its compressed forms where the build made them. */
export interface SiteFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly br?: Uint8Array<ArrayBuffer>;
  readonly gzip?: Uint8Array<ArrayBuffer>;
}
/** The files by path. */
export type Site = ReadonlyMap<string, SiteFile>;

const types: Readonly<Record<string, string | undefined>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** `assets/index-BxYz12ab.js`: another content would have another name. */
const hashedName = /^assets\/.+-[\w-]{8}\.\w+$/;

/**
 * Reads built files into memory. A path is looked up among them and never in the file system, so
 * none can lead out of the folders. A folder that is not there is not built yet, and left out.
 */
export function loadSite(folders: SiteFolders): Site {
  const files = new Map<string, SiteFile>();
  for (const [prefix, folder] of Object.entries(folders)) {
    if (!existsSync(folder)) continue;
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const type = types[extname(entry.name)];
      if (!entry.isFile() || !type) continue;
      const path = join(entry.parentPath, entry.name);
      const name = relative(folder, path).split(sep).join('/');
      // Vite keeps its manifest beside what it built.
      if (name.startsWith('.')) continue;
      const file = read(path, type, hashedName.test(name));
      files.set(prefix + name, file);
      if (entry.name === 'index.html')
        files.set(prefix + name.slice(0, -'index.html'.length), file);
    }
  }
  return files;
}

function read(path: string, type: string, isHashed: boolean): SiteFile {
  const plain = bytes(path);
  const isPage = type.startsWith('text/html');
  return {
    headers: {
      'content-type': type,
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isPage && {
        'content-security-policy': contentSecurityPolicy(new TextDecoder().decode(plain)),
      }),
    },
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    plain,
    ...(existsSync(`${path}.br`) && { br: bytes(`${path}.br`) }),
    ...(existsSync(`${path}.gz`) && { gzip: bytes(`${path}.gz`) }),
  };
}

const bytes = (path: string) => new Uint8Array(readFileSync(path));
