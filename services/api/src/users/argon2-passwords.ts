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
