import { refusal } from '../contract/refusal.ts';
import type { Passwords } from './passwords.ts';

/** OWASP's first choice: argon2id, 19 MiB, two passes. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** As servers keep passwords. What it needs is loaded when somebody first logs in or registers. */
export function argon2Passwords(): Passwords {
  let loaded: ReturnType<typeof load> | undefined;
  const argon2 = () => {
    loaded ??= load();
    return loaded;
  };
  return {
    hash: async (password) => (await argon2()).hash(password, cost),
    isRight: async (password, hash) => {
      const { verify, nobody } = await argon2();
      const same = await verify(hash ?? nobody, password);
      return same && hash !== undefined;
    },
  };
}

async function load() {
  const { hash, verify } = await import('@node-rs/argon2');
  return { hash, verify, nobody: await hash(crypto.randomUUID(), cost) };
}

/** How many digests are made at the same time: each takes 19 MiB and a processor. */
const atOnce = 2;
/** How many wait before the next one is sent away. */
const longestQueue = 100;
/** Seconds after which somebody who was sent away may come again. */
const soon = 5;

/** The same, two at a time: a flood of logins takes neither all memory nor all processors. */
export function twoAtOnce({ hash, isRight }: Passwords): Passwords {
  let working = 0;
  const waiting: (() => void)[] = [];

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (working < atOnce) working += 1;
    else {
      if (waiting.length >= longestQueue) throw refusal('UNAVAILABLE', soon);
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      // Who waits takes over the place that gets free.
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  }
  return {
    hash: (password) => inTurn(() => hash(password)),
    isRight: (password, kept) => inTurn(() => isRight(password, kept)),
  };
}
