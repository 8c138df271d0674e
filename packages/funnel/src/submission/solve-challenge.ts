import { type Challenge, solveChallenge as solve } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** How long a visitor waits for a solution at most, in milliseconds. */
const timeout = 20_000;

/**
 * Solves a challenge of ALTCHA. The browser derives keys off the main thread.
 * @returns ALTCHA's payload, JSON in Base64; undefined after the timeout
 * @throws for an invalid challenge, or on a page that is not served over https
 */
export async function solveChallenge(challenge: object): Promise<string | undefined> {
  const asked = challenge as Challenge;
  const solution = await solve({ challenge: asked, deriveKey, timeout });
  return solution ? btoa(JSON.stringify({ challenge: asked, solution })) : undefined;
}
