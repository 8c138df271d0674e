import { type Challenge, solveChallenge as solve } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Longer than this nobody waits, in milliseconds. */
const timeout = 20_000;

/**
 * Solves a challenge of ALTCHA. The browser derives keys off the main thread.
 * @returns ALTCHA's payload, JSON in Base64; undefined where the time is over
 * @throws where it is no challenge, or the page is not served securely
 */
export async function solveChallenge(challenge: object): Promise<string | undefined> {
  const asked = challenge as Challenge;
  const solution = await solve({ challenge: asked, deriveKey, timeout });
  return solution ? btoa(JSON.stringify({ challenge: asked, solution })) : undefined;
}
