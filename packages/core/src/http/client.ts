import type { ClientConfig, Credentials } from './call.ts';
import { type Paths, paths } from './paths.ts';
import { type QuoteService, quoteService } from './quote-service.ts';
import type { Result } from './result.ts';
import { createSession } from './session.ts';
import { cookieToken, type TokenStore } from './token-store.ts';
import { type UserService, userService } from './user-service.ts';

/** The line of a client, and the URLs of its services. */
export interface ClientOptions {
  readonly line: string;
  /** Base URL of the user service. @defaultValue '/api' */
  readonly user?: string;
  /** Base URL of the quote service. @defaultValue `/api/${line}` */
  readonly quote?: string;
  /** Paths that differ in your back end. */
  readonly paths?: Partial<Paths>;
  /** @defaultValue the global `fetch` */
  readonly fetch?: typeof fetch;
  /** Stores the token. @defaultValue the cookie `jwt` */
  readonly token?: TokenStore;
  /** Called once when a session ends. `client.onExpired` adds further listeners. */
  readonly onExpired?: () => void;
  /**
   * Determines who owns the token. If the token has changed, it runs before a call that acts for the user.
   * `client.onOtherToken` sets this function later.
   */
  readonly resolveTokenOwner?: TokenOwner;
  /** The timeout of a call, in milliseconds. @defaultValue 20000 */
  readonly timeLimitMs?: number;
  /** Whether requests include cookies, and to which origins. @defaultValue 'same-origin' */
  readonly credentials?: Credentials;
  /** Whether to store a `token` from the body of a login response, for 30 days. @defaultValue false */
  readonly acceptBodyToken?: boolean;
}

/**
 * Determines who owns the token. If it fails, the waiting call returns this failure and sends nothing. Returns
 * undefined if nothing can determine the owner.
 */
export type TokenOwner = () => Promise<Result<null>> | undefined;

/** Every call of the HTTP contract for one line. */
export interface Client extends UserService, QuoteService {
  readonly line: string;
  /** The token of the session. Read it to find out whether a user is logged in; remove it to log out. */
  readonly token: TokenStore;
  /** Subscribes to the end of the session. Returns the unsubscribe function. */
  onExpired(listener: () => void): () => void;
  /** Sets the function that determines who owns the token after another tab has changed it. */
  onOtherToken(resolveTokenOwner: TokenOwner): void;
  /**
   * Determines who owns the token if another tab has changed it. The client calls this before every call that acts
   * for the user.
   */
  confirm(): Promise<Result<null>>;
}

/** Creates the client of the HTTP contract. No call throws because of a response. */
export function createClient(options: ClientOptions): Client {
  const { line, user = '/api', quote = `/api/${encodeURIComponent(line)}` } = options;
  const token = options.token ?? cookieToken();
  const listeners = new Set(options.onExpired && [options.onExpired]);
  const session = createSession(token, () => {
    for (const listener of [...listeners]) listener();
  });
  let { resolveTokenOwner } = options;
  const confirm = async (): Promise<Result<null>> =>
    (session.isOther() && (await resolveTokenOwner?.())) || { ok: true, data: null };
  const config: Omit<ClientConfig, 'base'> = {
    fetch: () => options.fetch ?? globalThis.fetch,
    session,
    timeLimitMs: options.timeLimitMs ?? 20_000,
    credentials: options.credentials ?? 'same-origin',
    acceptBodyToken: options.acceptBodyToken ?? false,
    confirm,
  };
  const places = { ...paths, ...options.paths };
  return {
    line,
    token,
    onExpired: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onOtherToken: (ask) => {
      resolveTokenOwner = ask;
    },
    confirm,
    ...userService({ ...config, base: user }, places),
    ...quoteService({ ...config, base: quote }, places),
  };
}
