/** What a token says: whose it is, and to which session it belongs. */
export interface Bearer {
  readonly accountId: string;
  readonly sessionId: string;
}

/** Makes and reads the tokens that go with every request of somebody who is logged in. */
export interface BearerTokens {
  /** @param until the last moment of the token, if it comes before two hours have passed */
  sign(bearer: Bearer, now: Date, until: Date): Promise<string>;
  /** Undefined for a token that was not made here, has expired or is not valid yet. */
  read(token: string, now: Date): Promise<Bearer | undefined>;
}

/** How long a token is good for: 2 hours (docs/rules/accounts.md#token). */
export const tokenLifetime = 2 * 60 * 60 * 1000;
const algorithm = { name: 'HMAC', hash: 'SHA-256' };
const parties = { issuer: 'preventivo', audience: 'preventivo' };

/** JSON web tokens, HS256. What it needs is loaded when somebody first logs in. */
export function bearerTokens(secret: string): BearerTokens {
  const jose = () => import('jose');
  let imported: Promise<CryptoKey> | undefined;
  // jose knows bytes by their class, and a page of jsdom has another one than the encoder of Node.
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
      // Why a token is refused is nobody's business.
      const read = await jwtVerify(token, await key(), options).catch(() => undefined);
      const { sub, sid } = read?.payload ?? {};
      return typeof sub === 'string' && typeof sid === 'string'
        ? { accountId: sub, sessionId: sid }
        : undefined;
    },
  };
}
