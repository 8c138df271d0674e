import { isRecord } from '../json/is-record.ts';
import { memoryToken } from './memory-token.ts';
import type { HttpAnswer } from './result.ts';
import { bodyTokenSeconds, headerTokenSeconds, isToken, type TokenStore } from './token-store.ts';

/** Keeps a session's token up to date, and reports its end once. */
export interface Session {
  token(): string | null;
  /**
   * Whether the token differs from the last token whose owner this page determined. Another tab may have changed the
   * token.
   */
  isOther(): boolean;
  /**
   * Stores the fresh token of a response, unless a logout or another call has changed the stored token since the call
   * started.
   * @param before the token that was stored when the call started
   * @param identifiesOwner whether the response identifies the token's owner
   */
  renew(before: string | null, fresh: FreshToken | null, identifiesOwner: boolean): void;
  /** Removes a token if it is still the stored token, without reporting an expiry. Runs on logout. */
  drop(token: string | null): void;
  /** Ends the session of the token `before`. */
  end(before: string | null): void;
}

export function createSession(tokens: TokenStore, onExpired: () => void): Session {
  // Prevents a second report of the same expiry by calls without a token, for example after the cookie has expired.
  // Calls with a token report only once anyway, because the first failure removes the token.
  let isReported = false;
  let known: string | null = null;
  return {
    token: () => tokens.get(),
    isOther: () => tokens.get() !== known,
    renew: (before, fresh, identifiesOwner) => {
      if (tokens.get() !== before) return;
      if (identifiesOwner || before === known) known = fresh?.token ?? before;
      if (!fresh) return;
      isReported = false;
      tokens.set(fresh.token, fresh.seconds);
      // If the browser stores no cookie, as in a third-party frame, keep the token in memory until the page unloads.
      // Replace the methods of the store itself, because other code reads the token from this object. Skip this on a
      // server, where the next visitor would get the token. Also skip it if the host application has frozen its
      // store.
      if (tokens.get() === null && globalThis.document && Object.isExtensible(tokens)) {
        Object.assign(tokens, memoryToken());
        tokens.set(fresh.token, fresh.seconds);
      }
    },
    drop: (token) => {
      if (token !== null && tokens.get() === token) tokens.remove();
    },
    end: (before) => {
      if (tokens.get() !== before || (before === null && isReported)) return;
      isReported = true;
      tokens.remove();
      onExpired();
    },
  };
}

export interface FreshToken {
  readonly token: string;
  readonly seconds: number;
}

/** Returns the token from the header of a response, or from its body if the host application accepts it from there. */
export function freshToken(
  { token, body }: HttpAnswer,
  acceptBodyToken: boolean,
): FreshToken | null {
  if (isToken(token)) return { token, seconds: headerTokenSeconds };
  if (acceptBodyToken && isRecord(body) && isToken(body.token))
    return { token: body.token, seconds: bodyTokenSeconds };
  return null;
}
