import { expect, it } from 'vitest';
import { twoAtOnce } from './two-at-once.ts';

/** Passwords that take as long as a test wants. */
function slow() {
  const waiting: (() => void)[] = [];
  const passwords = twoAtOnce({
    hash: async (password) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      if (password === 'broken') throw new Error('broken');
      return password;
    },
    isRight: async () => true,
  });
  return {
    passwords,
    atWork: () => waiting.length,
    /** Ends the oldest one, and lets the next one begin. */
    end: async () => {
      waiting.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

it('looks at two passwords at the same time, and at the others in turn', async () => {
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

it('sends away who comes when a hundred wait', async () => {
  const { passwords, end } = slow();
  const waiting = Array.from({ length: 102 }, () => passwords.hash('x'));
  await expect(passwords.hash('one too many')).rejects.toMatchObject({ status: 503 });
  for (let ended = 0; ended < 102; ended += 1) await end();
  expect(await Promise.all(waiting)).toHaveLength(102);
});
