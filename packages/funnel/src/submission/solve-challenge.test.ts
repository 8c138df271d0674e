import { hash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { solveChallenge } from './solve-challenge.ts';

const salt = 'a1'.repeat(16);
const challengeOf = (number: number, numbers: number) =>
  `1795600000000.${salt}.${hash('sha256', `${salt}.${number}`)}.${numbers}`;

it.each([0, 499, 500, 1234])('finds the number %i', async (number) => {
  expect(await solveChallenge(challengeOf(number, 2_000))).toBe(`1795600000000.${number}`);
});

it.each([challengeOf(3_000, 2_000), 'x', ''])('finds none in %s', async (challenge) => {
  expect(await solveChallenge(challenge)).toBeUndefined();
});

it('finds none on a page that is not served securely', async () => {
  vi.stubGlobal('crypto', {});
  expect(await solveChallenge(challengeOf(1, 2_000))).toBeUndefined();
});
