import { refusal } from '../contract/refusal.ts';
import { isWebDigest, type Passwords, webPasswords } from './passwords.ts';

/** OWASP's first recommendation for argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/**
 * Returns the argon2id hasher, for servers. The first login or registration imports its binary. If
 * the binary is not installed, the hasher uses PBKDF2. It always accepts PBKDF2 hashes.
 */
export function argon2Passwords(): Passwords {
  let loaded: ReturnType<typeof load> | undefined;
  const argon2 = () => {
    loaded ??= load();
    return loaded;
  };
  return {
    hash: async (password, salt) => (await argon2()).hash(password, salt),
    verify: async (password, hash) => {
      const { verify } = await argon2();
      return isWebDigest(hash) ? webPasswords.verify(password, hash) : verify(password, hash);
    },
  };
}

async function load(): Promise<Passwords> {
  const argon2 = await import('@node-rs/argon2').catch(() => undefined);
  if (!argon2) return webPasswords;
  return {
    hash: (password, salt) =>
      argon2.hash(password, { ...cost, ...(salt && { salt: Buffer.from(salt, 'hex') }) }),
    verify: (password, hash) => argon2.verify(hash, password),
  };
}

/** Maximum number of concurrent hashes. Each hash takes 19 MiB and one core. */
const maxConcurrent = 2;
/** Maximum number of waiting calls. Further calls are rejected. */
const maxQueued = 100;
/** `Retry-After` of rejected calls, in seconds. */
const retryAfterSeconds = 5;

/** Limits concurrency, so that a flood of logins does not exhaust memory or CPU. */
export function withConcurrencyLimit({ hash, verify }: Passwords): Passwords {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function queued<T>(work: () => Promise<T>): Promise<T> {
    if (running < maxConcurrent) running += 1;
    else {
      if (waiting.length >= maxQueued) throw refusal('UNAVAILABLE', retryAfterSeconds);
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      // Pass the slot to the next waiting call.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }
  return {
    hash: (password, salt) => queued(() => hash(password, salt)),
    verify: (password, digest) => queued(() => verify(password, digest)),
  };
}
