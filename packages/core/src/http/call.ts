import { followClock } from '../dates/today.ts';
import { expiry, type ParseResponse } from './parse-response.ts';
import { addressOf } from './paths.ts';
import type { Failed, HttpAnswer, Result } from './result.ts';
import { freshToken, type Session } from './session.ts';

/** Options of every call. */
export interface CallOptions {
  /** Aborts the call, which then returns 'network' with the code `ABORTED`. */
  readonly signal?: AbortSignal;
  /** The page's language, such as 'en', for mails that the call triggers. @defaultValue the browser's preference */
  readonly language?: string | undefined;
}

/** One call of the HTTP contract. */
export interface Endpoint<T> {
  readonly path: string;
  /** The values of the path's placeholders. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** The JSON body. Without a body, the method is GET. */
  readonly body?: object;
  /** A form-encoded body instead of JSON, like the body that a page without JavaScript sends. */
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the call is for logged-out users. Such a call carries no token. @defaultValue false */
  readonly anonymous?: boolean;
  /**
   * Whether every user gets the same response. The client then does not read the token.
   * @defaultValue false
   */
  readonly isPublic?: boolean;
  /**
   * Whether the call acts for the user. The client first confirms that the token belongs to the
   * account on the page.
   * @defaultValue false
   */
  readonly named?: boolean;
  /**
   * Whether a back end may lack the call. After the first 404, the client returns this failure without another
   * request, because the browser reports each 404 in the console.
   * @defaultValue false
   */
  readonly optional?: boolean;
  /** The token to send. @defaultValue the stored token */
  readonly token?: string | null;
  /** Whether the request continues after the user leaves the page (`keepalive`). @defaultValue false */
  readonly keepalive?: boolean;
  /** Whether the response identifies the owner of the token. @defaultValue false */
  readonly identifiesOwner?: boolean;
  readonly parse: ParseResponse<T>;
}

/**
 * Whether requests include cookies. The type comes from `RequestInit`, because `RequestCredentials` needs the DOM
 * library.
 */
export type Credentials = NonNullable<RequestInit['credentials']>;

/** The configuration of all calls to one service. */
export interface ClientConfig {
  readonly base: string;
  /** A function, because a page may replace the global `fetch` between two calls. */
  readonly fetch: () => typeof fetch;
  readonly session: Session;
  readonly timeLimitMs: number;
  readonly credentials: Credentials;
  /** Whether to accept a token in the body of an anonymous call. */
  readonly acceptBodyToken: boolean;
  /** Confirms that the token still belongs to the account on the page. */
  readonly confirm: () => Promise<Result<null>>;
}

export type CallEndpoint = <T>(call: Endpoint<T>, options?: CallOptions) => Promise<Result<T>>;

export function caller(config: ClientConfig): CallEndpoint {
  const { session, timeLimitMs } = config;
  const missing = new Set<string>();
  return async (call, { signal, language } = {}) => {
    if (call.named) {
      const owner = await config.confirm();
      if (!owner.ok) return owner;
    }
    const address = addressOf(config.base, call.path, call.params);
    if (missing.has(address)) return call.parse(notFound);
    // For a public call, do not read the token: reading a cookie blocks the main thread.
    const before = call.isPublic ? null : call.token === undefined ? session.token() : call.token;
    const init = requestOf(call, before, config.credentials, language);
    const answer = await send({ fetch: config.fetch(), address, init, timeLimitMs, signal });
    if (isFailed(answer)) return answer;
    if (call.optional && answer.status === 404) missing.add(address);
    const expired = expiry(answer, before !== null && !call.anonymous);
    if (expired) {
      // A call for logged-out users, such as a login, has no session to end.
      if (!call.anonymous) session.end(call.isPublic ? session.token() : before);
      return expired;
    }
    const result = call.parse(answer);
    if (call.isPublic) return result;
    const fresh = freshToken(answer, config.acceptBodyToken && call.anonymous === true);
    session.renew(before, fresh, call.identifiesOwner === true && result.ok);
    return result;
  };
}

const notFound: HttpAnswer = { status: 404, token: null, body: undefined };

function requestOf<T>(
  { body, form, headers, anonymous, keepalive }: Endpoint<T>,
  token: string | null,
  credentials: Credentials,
  language: string | undefined,
): RequestInit {
  return {
    method: body || form ? 'POST' : 'GET',
    credentials,
    ...(keepalive && { keepalive }),
    headers: {
      accept: 'application/json',
      ...(language && { 'accept-language': language }),
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== null && !anonymous && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(form && { body: new URLSearchParams(form) }),
  };
}

export interface CallRequest {
  readonly fetch: typeof fetch;
  readonly address: string;
  readonly init: RequestInit;
  readonly timeLimitMs: number;
  readonly signal: AbortSignal | undefined;
}

/** Sends a request once. The timeout covers the whole response, and works even if `fetch` ignores its signal. */
export async function send(request: CallRequest): Promise<HttpAnswer | Failed> {
  const { signal, timeLimitMs } = request;
  if (signal?.aborted) return noAnswer('ABORTED');
  const stop = new AbortController();
  const abort = () => stop.abort('ABORTED');
  const clock = setTimeout(() => stop.abort('TIMEOUT'), timeLimitMs);
  signal?.addEventListener('abort', abort);
  const stopped = new Promise<Failed>((resolve) => {
    stop.signal.addEventListener('abort', () => resolve(noAnswer(String(stop.signal.reason))));
  });
  try {
    return await Promise.race([stopped, attempt(request, stop.signal)]);
  } finally {
    clearTimeout(clock);
    signal?.removeEventListener('abort', abort);
  }
}

export const isFailed = (came: HttpAnswer | Failed): came is Failed => 'ok' in came;

// Destructures `fetch`, because a browser throws when `fetch` is called as a method of another object.
async function attempt(
  { fetch, address, init }: CallRequest,
  signal: AbortSignal,
): Promise<HttpAnswer | Failed> {
  try {
    const response = await fetch(address, { ...init, signal });
    const { status, headers } = response;
    // A response to GET may come from a cache, with an old date.
    if (init.body) followServer(headers.get('date'));
    return { status, token: headers.get('x-token'), body: parsed(await response.text()) };
  } catch {
    return noAnswer('NETWORK');
  }
}

/**
 * Makes `today()` follow the server if this machine's clock is wrong by more than a day. The server compares dates
 * with its own day. A page with a wrong day would refuse dates that the server accepts. A server on another origin
 * must expose the header `date`.
 */
function followServer(date: string | null) {
  const ahead = Date.parse(date ?? '') - Date.now();
  if (ahead) followClock(Math.abs(ahead) > DAY ? ahead : 0);
}

const DAY = 86_400_000;

/** Parses a JSON body. A proxy's error page counts as no body. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const noAnswer = (code: string): Failed => ({ ok: false, kind: 'network', code });
