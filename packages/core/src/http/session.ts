import { isRecord } from '../json/is-record.ts';
import { memoryToken } from './memory-token.ts';
import type { Answer } from './result.ts';
import { bodyTokenSeconds, headerTokenSeconds, isToken, type TokenStore } from './token-store.ts';

/** Keeps the token of a session up to date, and says once when it is over. */
export interface Session {
  /** What an authenticated call is sent with. */
  token(): string | null;
  /** Whether the token is another than the one this page knows the owner of: a second tab may have changed it. */
  isOther(): boolean;
  /**
   * Stores the fresh token of an answer. `before` is the token that was kept when the call went
   * out: has it changed since, by a logout or by another call, it stays as it is.
   * @param tells whether the answer says whose it is
   */
  renew(before: string | null, fresh: FreshToken | null, tells: boolean): void;
  /** Forgets a token, if it is still the one that is kept: somebody logs out, and nobody is told that it is over. */
  drop(token: string | null): void;
  /** Ends the session `before` belonged to. */
  end(before: string | null): void;
}

export function createSession(tokens: TokenStore, onExpired: () => void): Session {
  // Several calls under way end together, and the cookie may be gone before the first of them.
  let over = false;
  let known: string | null = null;
  return {
    token: () => tokens.get(),
    isOther: () => tokens.get() !== known,
    renew: (before, fresh, tells) => {
      if (tokens.get() !== before) return;
      if (tells || before === known) known = fresh?.token ?? before;
      if (!fresh) return;
      over = false;
      tokens.set(fresh.token, fresh.seconds);
      // A browser that keeps no cookie, as in a frame of another site: the store itself keeps the token then, for whoever else
      // asks it, until the page is left. Where there is no page, it would be that of the next visitor too; a host's own store may
      // let nobody change it.
      if (tokens.get() === null && globalThis.document && Object.isExtensible(tokens)) {
        Object.assign(tokens, memoryToken());
        tokens.set(fresh.token, fresh.seconds);
      }
    },
    drop: (token) => {
      if (token !== null && tokens.get() === token) tokens.remove();
    },
    end: (before) => {
      if (tokens.get() !== before || (before === null && over)) return;
      over = true;
      tokens.remove();
      onExpired();
    },
  };
}

/** A token and how long it is kept. */
export interface FreshToken {
  readonly token: string;
  readonly seconds: number;
}

/** The token of an answer: that of the header, or of the body where the host accepts it there. */
export function freshToken({ token, body }: Answer, acceptBodyToken: boolean): FreshToken | null {
  if (isToken(token)) return { token, seconds: headerTokenSeconds };
  if (acceptBodyToken && isRecord(body) && isToken(body.token))
    return { token: body.token, seconds: bodyTokenSeconds };
  return null;
}
