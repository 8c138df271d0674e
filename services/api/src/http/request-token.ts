import type { Services } from '../context.ts';
import { refusal } from '../contract/refusal.ts';
import type { RequestToken, TokenScope } from '../contract/request-token.ts';
import { countCall } from './count-call.ts';
import type { HonoContext } from './environment.ts';

/**
 * Returns the name of the bearer token.
 * @throws {Refusal} 404 if the server has no tokens, 401 without a valid token, 403 if the scope of
 * the token is too narrow
 */
export async function requireToken(
  c: HonoContext,
  scope: TokenScope,
  services: Pick<Services, 'requestTokens' | 'sha256' | 'rateLimiter'>,
): Promise<string> {
  const { requestTokens, sha256, rateLimiter } = services;
  if (requestTokens.length === 0) throw refusal('NOT_FOUND');
  const [, sent] = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  if (sent === undefined) {
    c.header('www-authenticate', 'Bearer');
    throw refusal('MISSING_TOKEN');
  }
  const digest = await sha256(sent);
  let found: RequestToken | undefined;
  // Compare with every token. Stopping at a match would let the time reveal its position.
  for (const token of requestTokens) if (isSame(digest, await sha256(token.secret))) found = token;
  if (!found) {
    await countCall(c, 'request-token', rateLimiter);
    c.header('www-authenticate', 'Bearer error="invalid_token"');
    throw refusal('TOKEN_UNKNOWN');
  }
  if (scope === 'write' && found.scope === 'read') throw refusal('SCOPE_MISSING');
  return found.name;
}

/** Compares two digests of equal length in constant time. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1)
    difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  return difference === 0;
}
