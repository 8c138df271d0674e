import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Does the work that a challenge asks for, as the page does. Returns ALTCHA's payload, for the address of `submit`. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return encodeURIComponent(btoa(JSON.stringify({ challenge, solution })));
}
