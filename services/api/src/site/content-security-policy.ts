import { createHash } from 'node:crypto';

export interface FramePolicy {
  /** Origins that the page may embed. */
  readonly framing: string;
  /** Origins that may embed the page. */
  readonly ancestors: string;
}

/**
 * Returns the policy of a page. The page may load its own files, and run only the inline scripts
 * that it has now.
 */
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

/** Hashes a script as browsers do, with normalised line breaks. */
const digest = (script: string) =>
  createHash('sha256').update(script.replace(/\r\n?/g, '\n')).digest('base64');
