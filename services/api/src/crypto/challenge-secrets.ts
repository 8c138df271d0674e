import { hmac } from './digest.ts';

/** Secrets that challenges and their solutions are signed with. */
export interface ChallengeSecrets {
  readonly hmacSignatureSecret: string;
  readonly hmacKeySignatureSecret: string;
}

/** Derives them from the secret of the server; once, since a flood needs a challenge for each request. */
export async function challengeSecrets(secret: string): Promise<ChallengeSecrets> {
  return {
    hmacSignatureSecret: await hmac(secret, 'work challenge'),
    hmacKeySignatureSecret: await hmac(secret, 'work solution'),
  };
}
