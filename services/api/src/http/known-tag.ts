/**
 * Whether the `if-none-match` header contains a tag. The header may list several tags. If a proxy
 * compressed the response, the tag is weak, `W/"…"` (RFC 9110, 13.1.2).
 * @param etag quoted
 */
export function isKnownTag(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
