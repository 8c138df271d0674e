import { isRecord } from '../json/is-record.ts';
import { memoryToken } from './memory-token.ts';
import type { HttpAnswer } from './result.ts';
import { bodyTokenSeconds, headerTokenSeconds, isToken, type TokenStore } from './token-store.ts';

/** Keeps a session's token up to date, and reports its end once. */
export interface Session {
  token(): string | null;
  /**
   * Whether the token differs from the last one whose owner this page learned. Another tab may have
   * changed it.
   */
  isOther(): boolean;
  /**
   * Stores the fresh token of a response. `before` is the token that was stored when the call
   * started. If a logout or another call has changed the stored token since, the fresh token is
   * ignored.
   * @param identifiesOwner whether the response identifies the token's owner
   */
  renew(before: string | null, fresh: FreshToken | null, identifiesOwner: boolean): void;
  /** Removes a token if it is still the stored one, without reporting an expiry. Runs on logout. */
  drop(token: string | null): void;
  /** Ends the session that `before` belonged to. */
  end(before: string | null): void;
}

export function createSession(tokens: TokenStore, onExpired: () => void): Session {
  // Prevents a second report by calls without a token, as after the cookie has expired. Calls with
  // a token report once anyway, because the first failure removes the token.
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
      // If the browser stores no cookie, as in a third-party frame, keep the token in memory until
      // the page unloads. Change the store object itself, because other code reads the token from
      // it. Skip this on a server, where the next visitor would get the token, and if a host has
      // frozen its store.
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

/** Returns the token of a response: the header's, or the body's if the host accepts it there. */
export function freshToken(
  { token, body }: HttpAnswer,
  acceptBodyToken: boolean,
): FreshToken | null {
  if (isToken(token)) return { token, seconds: headerTokenSeconds };
  if (acceptBodyToken && isRecord(body) && isToken(body.token))
    return { token: body.token, seconds: bodyTokenSeconds };
  return null;
}
