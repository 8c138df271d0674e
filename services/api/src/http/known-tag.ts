/**
 * Whether the header `if-none-match` names a tag: one of a list, weak where a proxy compressed what it is of (RFC 9110, 13.1.2).
 * @param etag quoted
 */
export function isKnownTag(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
