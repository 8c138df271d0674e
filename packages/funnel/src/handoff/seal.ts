/**
 * Encrypts a text for a line with a new key: 32 random bytes, in base64url for the link. Decryption needs the key and
 * the same line.
 */
export async function seal(text: string, line: string) {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const closed = await crypto.subtle.encrypt(
    gcm(nonce, line),
    await keyOf(bytes),
    encoder.encode(text),
  );
  const key = base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace('=', '');
  return { key, id: await idOf(key), sealed: base64(nonce) + base64(new Uint8Array(closed)) };
}

/** Decrypts a text. Returns undefined if the key or the line is wrong, or the text is truncated. */
export async function unseal(sealed: string, key: string, line: string) {
  try {
    const bytes = bytesOf(sealed);
    const nonce = bytes.slice(0, nonceBytes);
    const opened = await crypto.subtle.decrypt(
      gcm(nonce, line),
      await keyOf(bytesOf(key.replaceAll('-', '+').replaceAll('_', '/'))),
      bytes.slice(nonceBytes),
    );
    return new TextDecoder().decode(opened);
  } catch {
    return undefined;
  }
}

/**
 * Returns the id of a draft on the server: a SHA-256 digest of the key, in 64 hexadecimal digits. The link contains
 * only the key. The server, which knows only the id, cannot derive the key.
 */
export async function idOf(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', encoder.encode(`preventivo draft ${key}`));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Length of the AES-GCM nonce, which precedes the ciphertext. 12 bytes need no Base64 padding, so the Base64 texts of
 * nonce and ciphertext can be joined.
 */
const nonceBytes = 12;
const encoder = new TextEncoder();

const gcm = (iv: Uint8Array<ArrayBuffer>, line: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: encoder.encode(line),
});

const keyOf = (bytes: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);

const base64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
