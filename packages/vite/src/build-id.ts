import { createHash } from 'node:crypto';

/**
 * A short name for what was built, eight hexadecimal digits: the same for the same content, on any machine and any day.
 * @param parts the content, or names that say what their files hold, always in the same order
 */
export function buildId(parts: Iterable<string | Uint8Array>): string {
  const hash = createHash('sha256');
  // Ends of parts count: 'ab' and 'c' are not 'a' and 'bc'.
  for (const part of parts) hash.update(createHash('sha256').update(part).digest());
  return hash.digest('hex').slice(0, 8);
}

/** Says in a page of which build it is, right after its encoding, which has to stand first. */
export const withBuildId = (html: string, id: string): string =>
  html.replace(
    /<meta charset="utf-8"[^>]*>/i,
    (encoding) => `${encoding}\n<meta name="build" content="${id}">`,
  );

/** Of which build a page is; undefined where it does not say. */
export const buildIdOf = (html: string): string | undefined =>
  /<meta name="build" content="([^"]*)">/.exec(html)?.[1];
