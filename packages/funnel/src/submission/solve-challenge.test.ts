import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { expect, it } from 'vitest';
import { solveChallenge } from './solve-challenge.ts';

const secrets = { hmacSignatureSecret: 'a secret', hmacKeySignatureSecret: 'another secret' };
const challengeOf = (counter: number) =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter, deriveKey, ...secrets });

it.each([0, 1, 120])(
  'solves a challenge whose solution is number %i, and the server accepts it',
  async (tries) => {
    const challenge = await challengeOf(tries);
    const payload = JSON.parse(atob(String(await solveChallenge(challenge))));
    expect(payload).toMatchObject({ challenge, solution: { counter: tries } });
    expect(await verifySolution({ ...payload, deriveKey, ...secrets })).toMatchObject({
      verified: true,
    });
  },
);

it('rejects an invalid challenge', async () => {
  await expect(solveChallenge({})).rejects.toThrow();
  await expect(solveChallenge({ parameters: { keyPrefix: 'x' } })).rejects.toThrow();
});
