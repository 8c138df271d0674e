import { describe, expect, it } from 'vitest';
import { accountApi, credentials } from '../testing/account-api.ts';
import { argon2Passwords, withConcurrencyLimit } from './argon2-passwords.ts';
import { type Passwords, webPasswords } from './passwords.ts';

const passwords = argon2Passwords();

describe('a password on a server', () => {
  it('a password is hashed as argon2id with 19 MiB and two passes, with a random salt', async () => {
    const [one, other] = [await passwords.hash('Girasole7!'), await passwords.hash('Girasole7!')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(other).not.toBe(one);
    expect(await passwords.verify('Girasole7!', one)).toBe(true);
    expect(await passwords.verify('girasole7!', one)).toBe(false);
  });

  it('a password has the same hash under the same salt, so one hash can be compared with many', async () => {
    const [salt, another] = ['a1'.repeat(16), 'b2'.repeat(16)];
    const digest = await passwords.hash('Girasole7!', salt);
    expect(await passwords.hash('Girasole7!', salt)).toBe(digest);
    expect(await passwords.hash('Girasole8!', salt)).not.toBe(digest);
    expect(await passwords.hash('Girasole7!', another)).not.toBe(digest);
    expect(await passwords.verify('Girasole7!', digest)).toBe(true);
  });

  it('a login with a wrong password computes one hash, even for an unknown email', async () => {
    const counted = countedPasswords();
    const { join, login, register } = accountApi({ passwords: counted.passwords });
    await join();
    const waiting = 'in.attesa@example.it';
    for (const password of ['Girasole7!', 'Papavero7!', 'Primula77!'])
      await register({ email: waiting, password });
    for (const email of [credentials.email, 'nessuno@example.it', waiting]) {
      counted.forget();
      expect((await login({ email, password: 'Tulipano7!' })).status).toBe(422);
      expect(counted.digests(), email).toBe(1);
    }
  });
});

function countedPasswords() {
  let digests = 0;
  const counted: Passwords = {
    hash: (...of) => {
      digests += 1;
      return passwords.hash(...of);
    },
    verify: (...of) => {
      digests += 1;
      return passwords.verify(...of);
    },
  };
  return {
    passwords: counted,
    digests: () => digests,
    forget: () => {
      digests = 0;
    },
  };
}

/** Returns a password hasher. The test decides when each hash completes. */
function slow() {
  const waiting: (() => void)[] = [];
  const passwords = withConcurrencyLimit({
    hash: async (password) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      if (password === 'broken') throw new Error('broken');
      return password;
    },
    verify: async () => true,
  });
  return {
    passwords,
    atWork: () => waiting.length,
    /** Completes the oldest hash and lets the next one start. */
    end: async () => {
      waiting.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

it('the server hashes two passwords at once and queues the others', async () => {
  const { passwords, atWork, end } = slow();
  const answers = ['a', 'b', 'broken', 'd', 'e'].map((one) =>
    passwords.hash(one).catch((error: unknown) => String(error)),
  );
  const seen = [];
  for (let ended = 0; ended < 5; ended += 1) {
    seen.push(atWork());
    await end();
  }
  expect(seen).toEqual([2, 2, 2, 2, 1]);
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'Error: broken', 'd', 'e']);
});

it('the server rejects a call to hash a password when a hundred calls wait', async () => {
  const { passwords, end } = slow();
  const waiting = Array.from({ length: 102 }, () => passwords.hash('x'));
  await expect(passwords.hash('one too many')).rejects.toMatchObject({ status: 503 });
  for (let ended = 0; ended < 102; ended += 1) await end();
  expect(await Promise.all(waiting)).toHaveLength(102);
});

describe('passwords hashed without argon2id', () => {
  it('a server with argon2id verifies passwords that were hashed with PBKDF2', async () => {
    const kept = await webPasswords.hash('Girasole7!');
    const { verify } = argon2Passwords();
    expect(await verify('Girasole7!', kept)).toBe(true);
    expect(await verify('Girasole8!', kept)).toBe(false);
  });
});
