import { randomHex } from './digest.ts';

/** Hashes and verifies passwords, slowly, so that a stolen database reveals none. */
export interface Passwords {
  /** @param salt 32 hexadecimal digits: with the same one, the same password has the same digest. @defaultValue at random */
  hash(password: string, salt?: string): Promise<string>;
  /** Whether a password is the one of a digest, in the time that `hash` takes. */
  verify(password: string, hash: string): Promise<boolean>;
}

/** As many as OWASP asks of PBKDF2 with SHA-256. */
const rounds = 600_000;

/** As the web platform has it, PBKDF2: for where argon2id is not at hand, a browser above all. */
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

/** Whether a digest was made by these. */
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
