import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Services } from '../context.ts';
import { refusal, withChallenge } from '../contract/refusal.ts';

/** Difficulty of the proof: 256 attempts on average, about half a second on a phone. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 1500, keyPrefix: '00' };
/** Lifetime of a challenge, in milliseconds. */
const lifetime = 10 * 60 * 1000;

type Parts = Pick<Services, 'now' | 'challengeSecret' | 'sha256'>;

/**
 * Requires a proof of work (ALTCHA).
 * @param sent the ALTCHA payload of the request, in Base64
 * @param name the scope for which the proof is valid
 * @param wait seconds until no proof is needed
 * @throws {Refusal} 429 with a challenge if the request has no proof
 */
export async function requireWork(
  sent: string,
  name: string,
  wait: number,
  parts: Parts,
): Promise<void> {
  // The client can read the challenge. A digest of the scope does not reveal the account.
  const key = await parts.sha256(name);
  if (await isProof(sent, key, parts)) return;
  const challenge = await createChallenge({
    ...work,
    deriveKey,
    data: { key, until: parts.now().getTime() + lifetime },
    hmacSignatureSecret: await parts.challengeSecret(),
  });
  throw withChallenge(refusal('TOO_MANY_REQUESTS', wait), challenge);
}

async function isProof(sent: string, requestKey: string, parts: Parts): Promise<boolean> {
  try {
    const { challenge, solution }: Payload = JSON.parse(atob(sent));
    // Check the expiry with the API's clock: the library's `expiresAt` uses the system clock.
    const { key, until } = challenge.parameters.data ?? {};
    if (key !== requestKey || Number(until) < parts.now().getTime()) return false;
    const hmacSignatureSecret = await parts.challengeSecret();
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret,
    });
    return verified;
  } catch {
    // The parameter is not an ALTCHA payload.
    return false;
  }
}
