import { createHash } from 'node:crypto';

/** Origins that a page and frames share. */
export interface FramePolicy {
  /** Whose frames the page may have in it. */
  readonly framing: string;
  /** Whose frames the page may stand in. */
  readonly ancestors: string;
}

/** Returns what a page may load: its own files, and of the scripts inside it exactly these. */
export function contentSecurityPolicy(html: string, { framing, ancestors }: FramePolicy): string {
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
    `frame-src ${framing}`,
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}

/** Hashes a script as a browser does: with one character for every line end. */
const digest = (script: string) =>
  createHash('sha256').update(script.replace(/\r\n?/g, '\n')).digest('base64');
