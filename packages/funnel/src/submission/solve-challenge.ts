import { type Challenge, solveChallenge as solve } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** The time after which `solveChallenge` gives up, in milliseconds. */
const timeout = 20_000;

/**
 * Solves a proof-of-work challenge of ALTCHA. Web Crypto derives the keys outside the main thread, so the page does not
 * freeze.
 * @returns ALTCHA's payload, JSON in Base64; undefined after the timeout
 * @throws if the challenge is invalid, or if the page is not served over https
 */
export async function solveChallenge(challenge: object): Promise<string | undefined> {
  const asked = challenge as Challenge;
  const solution = await solve({ challenge: asked, deriveKey, timeout });
  return solution ? btoa(JSON.stringify({ challenge: asked, solution })) : undefined;
}
