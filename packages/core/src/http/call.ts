import { followClock } from '../dates/today.ts';
import { expiry, type ParseResponse } from './parse-response.ts';
import { addressOf } from './paths.ts';
import type { Answer, Failed, Result } from './result.ts';
import { freshToken, type Session } from './session.ts';

/** What every call may be params besides its body. */
export interface CallOptions {
  /** Gives the call up: it comes to 'network', code `ABORTED`. */
  readonly signal?: AbortSignal;
  /** 'en': the language of the page, for what is answered by mail. @defaultValue what the browser prefers */
  readonly language?: string | undefined;
}

/** One call of the HTTP contract. */
export interface Endpoint<T> {
  readonly path: string;
  /** What the places of the path are filled with. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Without a body it is a GET. */
  readonly body?: object;
  /** What a form sends instead: form-encoded, as a page without script does. */
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether it is what somebody does who is not logged in: it goes without a token. @defaultValue false */
  readonly anonymous?: boolean;
  /** Whether the answer is the same for everybody: nobody's token is even looked for. @defaultValue false */
  readonly isPublic?: boolean;
  /** Whether it is done in somebody's name: it goes only under the one the page shows. @defaultValue false */
  readonly named?: boolean;
  /** The token it goes with. @defaultValue the one that is kept */
  readonly token?: string | null;
  /** Whether it has its answer also where the page is left meanwhile. @defaultValue false */
  readonly outlives?: boolean;
  /** Whether its answer says whose the token is. @defaultValue false */
  readonly tells?: boolean;
  readonly parse: ParseResponse<T>;
}

/** Whether cookies go along: `RequestCredentials`, which is no global name where there is no DOM. */
export type Credentials = NonNullable<RequestInit['credentials']>;

/** How the calls of one service are made. */
export interface ClientConfig {
  /** The base address of the service. */
  readonly base: string;
  /** Asked for at each call, so that a page may still replace the global one. */
  readonly fetch: () => typeof fetch;
  readonly session: Session;
  readonly timeLimitMs: number;
  readonly credentials: Credentials;
  /** Whether a token in the body of an anonymous call is accepted. */
  readonly acceptBodyToken: boolean;
  /** Whether the token is still that of whom the page shows. */
  readonly confirm: () => Promise<Result<null>>;
}

/** Makes one call and says what it came to. */
export type CallEndpoint = <T>(call: Endpoint<T>, options?: CallOptions) => Promise<Result<T>>;

export function caller(config: ClientConfig): CallEndpoint {
  const { session, timeLimitMs } = config;
  return async (call, { signal, language } = {}) => {
    if (call.named) {
      const owner = await config.confirm();
      if (!owner.ok) return owner;
    }
    const address = addressOf(config.base, call.path, call.params);
    // Reading a cookie keeps the whole page waiting.
    const before = call.isPublic ? null : call.token === undefined ? session.token() : call.token;
    const init = requestOf(call, before, config.credentials, language);
    const answer = await send({ fetch: config.fetch(), address, init, timeLimitMs, signal });
    if (isFailed(answer)) return answer;
    const expired = expiry(answer, before !== null && !call.anonymous);
    if (expired) {
      // Who is only about to log in has no session that could end.
      if (!call.anonymous) session.end(call.isPublic ? session.token() : before);
      return expired;
    }
    const result = call.parse(answer);
    if (call.isPublic) return result;
    const fresh = freshToken(answer, config.acceptBodyToken && call.anonymous === true);
    session.renew(before, fresh, call.tells === true && result.ok);
    return result;
  };
}

function requestOf<T>(
  { body, form, headers, anonymous, outlives }: Endpoint<T>,
  token: string | null,
  credentials: Credentials,
  language: string | undefined,
): RequestInit {
  return {
    method: body || form ? 'POST' : 'GET',
    credentials,
    ...(outlives && { keepalive: true }),
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

/** One request and how long it may take. */
export interface Request {
  readonly fetch: typeof fetch;
  readonly address: string;
  readonly init: RequestInit;
  readonly timeLimitMs: number;
  /** Gives the call up. */
  readonly signal: AbortSignal | undefined;
}

/** Asks once. The limit holds for the whole answer, and also for a `fetch` that ignores its signal. */
export async function send(request: Request): Promise<Answer | Failed> {
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

export const isFailed = (came: Answer | Failed): came is Failed => 'ok' in came;

// A browser's `fetch` must not be called as a method of something else.
async function attempt(
  { fetch, address, init }: Request,
  signal: AbortSignal,
): Promise<Answer | Failed> {
  try {
    const response = await fetch(address, { ...init, signal });
    const { status, headers } = response;
    // A cache gives other answers with the time when they were made.
    if (init.body) followServer(headers.get('date'));
    return { status, token: headers.get('x-token'), body: parsed(await response.text()) };
  } catch {
    return noAnswer('NETWORK');
  }
}

/**
 * Makes `today()` follow the server if this machine's clock is wrong by more than a day. The server checks dates by its own
 * day, so a page with other bounds would refuse valid dates. Another origin has to expose the header `date`.
 */
function followServer(date: string | null) {
  const ahead = Date.parse(date ?? '') - Date.now();
  if (ahead) followClock(Math.abs(ahead) > DAY ? ahead : 0);
}

const DAY = 86_400_000;

/** A proxy answers with a page of its own: that is no body. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const noAnswer = (code: string): Failed => ({ ok: false, kind: 'network', code });
