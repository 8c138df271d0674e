export interface Bearer {
  readonly accountId: string;
  readonly sessionId: string;
}

export interface BearerTokens {
  /** Creates a token for two hours. @param until expiry of the session, which limits the token */
  sign(bearer: Bearer, now: Date, until: Date): Promise<string>;
  /** Returns undefined for a token that is forged, expired or not yet valid. */
  read(token: string, now: Date): Promise<Bearer | undefined>;
}

/** 2 hours in milliseconds (docs/rules/accounts.md#token). */
export const tokenLifetime = 2 * 60 * 60 * 1000;
const algorithm = { name: 'HMAC', hash: 'SHA-256' };
const parties = { issuer: 'preventivo', audience: 'preventivo' };

/** Creates JSON web tokens (HS256). It imports `jose` on the first login. */
export function bearerTokens(secret: string): BearerTokens {
  const jose = () => import('jose');
  let imported: Promise<CryptoKey> | undefined;
  // Import the key here: jose rejects the bytes in jsdom, where `Uint8Array` is another class than
  // in Node.
  const key = () => {
    imported ??= crypto.subtle.importKey(
      'raw',
      new TextEncoder().encode(secret),
      algorithm,
      false,
      ['sign', 'verify'],
    );
    return imported;
  };
  return {
    sign: async ({ accountId, sessionId }, now, until) => {
      const { SignJWT } = await jose();
      const end = Math.min(now.getTime() + tokenLifetime, until.getTime());
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(accountId)
        .setIssuer(parties.issuer)
        .setAudience(parties.audience)
        .setIssuedAt(now)
        .setExpirationTime(new Date(end))
        .sign(await key());
    },
    read: async (token, now) => {
      const { jwtVerify } = await jose();
      const options = {
        ...parties,
        algorithms: ['HS256'],
        currentDate: now,
        requiredClaims: ['sub', 'sid', 'iat', 'exp'],
      };
      // Do not reveal why a token is rejected.
      const read = await jwtVerify(token, await key(), options).catch(() => undefined);
      const { sub, sid } = read?.payload ?? {};
      return typeof sub === 'string' && typeof sid === 'string'
        ? { accountId: sub, sessionId: sid }
        : undefined;
    },
  };
}
