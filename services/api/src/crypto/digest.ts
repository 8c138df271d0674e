/** Computes the SHA-256 of a text, in hexadecimal. */
export type Sha256 = (text: string) => string | Promise<string>;

export async function webSha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Computes an HMAC with SHA-256, in hexadecimal. */
export async function hmac(key: string, text: string): Promise<string> {
  const bytes = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const usable = await crypto.subtle.importKey('raw', bytes.encode(key), algorithm, false, [
    'sign',
  ]);
  const digest = await crypto.subtle.sign('HMAC', usable, bytes.encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns cryptographically random bits, in hexadecimal. @param bits a multiple of 8 */
export function randomHex(bits: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(bits / 8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Compares two digests in constant time. */
export function isSameDigest(one: string, other: string): boolean {
  let different = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) different |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return different === 0;
}

/**
 * Hashes a body, to compare two bodies that have the same idempotency key. Ignores the order of
 * keys. Ignores the texts and times of consents, because a reloaded or translated page sends other
 * texts and times. Includes the values of consents.
 */
export function fingerprint(sha256: Sha256, line: string, body: unknown) {
  return sha256(canonical([line, withoutWording(body)]));
}

/** Whether two parts of a body are equal, ignoring the order of keys. */
export const isSameBody = (one: unknown, other: unknown) => canonical(one) === canonical(other);

function withoutWording(body: unknown): unknown {
  if (!isObject(body) || !isObject(body.privacy) || !Array.isArray(body.privacy.flags)) return body;
  const flags = body.privacy.flags.map((flag: unknown) => {
    if (!isObject(flag)) return flag;
    const { description: _, ...rest } = flag;
    return rest;
  });
  const inOrder = flags.toSorted((a, b) => (canonical(a) < canonical(b) ? -1 : 1));
  return { ...body, privacy: { ...body.privacy, flags: inOrder } };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([key]) => key !== 'last_change')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`);
  return `{${entries.join()}}`;
}
