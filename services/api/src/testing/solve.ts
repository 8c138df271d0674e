import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Solves a challenge as the form does. Returns the ALTCHA payload for the URL of `submit`. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return encodeURIComponent(btoa(JSON.stringify({ challenge, solution })));
}
