import { webSha256 } from '../crypto/digest.ts';
import type { Passwords } from '../crypto/passwords.ts';

/** Passwords without the slowness that protects them: for tests and stories only. */
export const quickPasswords: Passwords = {
  hash: async (password) => `quick ${await webSha256(password)}`,
  isRight: async (password, hash) => hash === `quick ${await webSha256(password)}`,
};
