/** SHA-256 of a text, in hexadecimal. */
export type Sha256 = (text: string) => string | Promise<string>;

/** As browsers have it. */
export async function webSha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Random bits that nobody guesses, in hexadecimal. @param bits a multiple of 8 */
export function randomBits(bits: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(bits / 8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether two digests are the same, in a time that does not tell where they differ. */
export function isSameDigest(one: string, other: string): boolean {
  let different = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) different |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return different === 0;
}
