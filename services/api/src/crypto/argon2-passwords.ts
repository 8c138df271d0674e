import { refusal } from '../contract/refusal.ts';
import { isWebDigest, type Passwords, webPasswords } from './passwords.ts';

/** OWASP's first choice: argon2id, 19 MiB, two passes. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/**
 * Argon2id, as servers hash passwords. What it needs is loaded when somebody first logs in or registers. Where its
 * binary was not installed, passwords are kept as the web platform can, and those kept so are known by both.
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

/** How many digests are made at the same time: each takes 19 MiB and a processor. */
const maxConcurrent = 2;
/** How many wait before the next one is sent away. */
const maxQueued = 100;
/** Seconds after which somebody who was sent away may come again. */
const retryAfterSeconds = 5;

/** The same, two at a time: a flood of logins takes neither all memory nor all processors. */
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
      // Who waits takes over the place that gets free.
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
