import type { ClientConfig, Credentials } from './call.ts';
import { type Paths, paths } from './paths.ts';
import { type QuoteService, quoteService } from './quote-service.ts';
import type { Result } from './result.ts';
import { createSession } from './session.ts';
import { cookieToken, type TokenStore } from './token-store.ts';
import { type UserService, userService } from './user-service.ts';

/** Whose quotes a client asks for, and where the services are. */
export interface ClientOptions {
  /** The line whose quotes are asked for. */
  readonly line: string;
  /** Base address of the user service. @defaultValue '/api' */
  readonly user?: string;
  /** Base address of the quote service. @defaultValue `/api/${line}` */
  readonly quote?: string;
  /** Calls that a back end names otherwise. */
  readonly paths?: Partial<Paths>;
  /** @defaultValue the global one */
  readonly fetch?: typeof fetch;
  /** Where the token is kept. @defaultValue the cookie `jwt` */
  readonly token?: TokenStore;
  /** Called once when a session ends; `client.onExpired` adds further listeners. */
  readonly onExpired?: () => void;
  /** Asked before a call in somebody's name where the token is not the one the page knows; `client.onOtherToken` sets it later. */
  readonly whose?: Whose;
  /** How long a call may take, in milliseconds. @defaultValue 20000 */
  readonly timeLimitMs?: number;
  /** Whether cookies go along, and where to. @defaultValue 'same-origin' */
  readonly credentials?: Credentials;
  /** Whether a `token` in the body of a login is kept, for 30 days. @defaultValue false */
  readonly acceptBodyToken?: boolean;
}

/**
 * Finds out whose the token is now. A failure is what the call that waits for it comes to: it is not
 * sent. Undefined where nobody can say.
 */
export type Whose = () => Promise<Result<null>> | undefined;

/** Every call of the HTTP contract for one line. */
export interface Client extends UserService, QuoteService {
  readonly line: string;
  /** The token of the session: whether there is one, and how to log out. */
  readonly token: TokenStore;
  /** Listens for the end of the session; call the answer to stop listening. */
  onExpired(listener: () => void): () => void;
  /** Sets who finds out whose the token is, where another tab has changed it. */
  onOtherToken(whose: Whose): void;
  /** Finds out whose the token is, if another tab has changed it: every call in somebody's name does so first. */
  confirm(): Promise<Result<null>>;
}

/** Speaks the HTTP contract. Nothing else knows a path, and no call throws for an answer. */
export function createClient(options: ClientOptions): Client {
  const { line, user = '/api', quote = `/api/${encodeURIComponent(line)}` } = options;
  const token = options.token ?? cookieToken();
  const listeners = new Set(options.onExpired && [options.onExpired]);
  const session = createSession(token, () => {
    for (const listener of [...listeners]) listener();
  });
  let { whose } = options;
  const confirm = async (): Promise<Result<null>> =>
    (session.isOther() && (await whose?.())) || { ok: true, data: null };
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
      whose = ask;
    },
    confirm,
    ...userService({ ...config, base: user }, places),
    ...quoteService({ ...config, base: quote }, places),
  };
}
