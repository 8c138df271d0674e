import { createHash } from 'node:crypto';

/**
 * Returns the id of a build: eight hexadecimal digits. The id depends only on the content, not on the machine or the
 * date.
 * @param parts the content, or file names with a content hash, always in the same order
 */
export function buildId(parts: Iterable<string | Uint8Array>): string {
  const hash = createHash('sha256');
  // Hash each part separately first. Otherwise the parts 'ab', 'c' and the parts 'a', 'bc' would have the same id.
  for (const part of parts) hash.update(createHash('sha256').update(part).digest());
  return hash.digest('hex').slice(0, 8);
}

/** Adds the build id to a page, after `<meta charset>`, which must come first. */
export const withBuildId = (html: string, id: string): string =>
  html.replace(
    /<meta charset="utf-8"[^>]*>/i,
    (encoding) => `${encoding}\n<meta name="build" content="${id}">`,
  );

/** Returns the build id of a page, or undefined if the page has none. */
export const buildIdOf = (html: string): string | undefined =>
  /<meta name="build" content="([^"]*)">/.exec(html)?.[1];
