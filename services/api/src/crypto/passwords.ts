import { randomHex } from './digest.ts';

/** Hashes passwords. Hashing is slow, so that a stolen database reveals no passwords. */
export interface Passwords {
  /** @param salt 32 hexadecimal digits; the same salt gives the same hash. @defaultValue random */
  hash(password: string, salt?: string): Promise<string>;
  /** Whether a password matches a hash. Takes as long as `hash`. */
  verify(password: string, hash: string): Promise<boolean>;
}

/** OWASP's recommendation for PBKDF2 with SHA-256. */
const rounds = 600_000;

/** PBKDF2 with the Web Crypto API, for environments without argon2id such as browsers. */
export const webPasswords: Passwords = {
  hash: async (password, salt = randomHex(128)) => {
    return `pbkdf2-sha256$${rounds}$${salt}$${await derived(password, salt, rounds)}`;
  },
  verify: async (password, hash) => {
    const [, iterations = '', salt = '', expected] = hash.split('$');
    const found = await derived(password, salt, Number(iterations));
    return found === expected;
  },
};

export const isWebDigest = (hash: string) => hash.startsWith('pbkdf2-');

async function derived(password: string, salt: string, iterations: number): Promise<string> {
  const text = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', text.encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: text.encode(salt), iterations },
    key,
    256,
  );
  return Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
