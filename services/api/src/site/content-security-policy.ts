import { createHash } from 'node:crypto';

/** What a page may load: its own files, and of the scripts inside it exactly these. */
export function contentSecurityPolicy(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi)];
  const hashes = inline.map(([, script = '']) => `'sha256-${digest(script)}'`);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** A browser reads every line end as one character before it looks. */
const digest = (script: string) =>
  createHash('sha256').update(script.replace(/\r\n?/g, '\n')).digest('base64');
