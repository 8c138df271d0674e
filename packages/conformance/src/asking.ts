import { timer } from './pause.ts';
import { Misfit, NotThere, NotTried, Unreachable } from './verdict.ts';

export interface CallResponse {
  /** The HTTP method and path of the request: `POST /api/travel/submit`. */
  readonly call: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed JSON body; undefined if it is not JSON. */
  readonly json: unknown;
}

export interface CallRequest {
  /** The HTTP method. @defaultValue GET without a body, POST with a body */
  readonly method?: string;
  readonly body?: unknown;
  /** The raw body, instead of `body`. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Ask = (path: string, asked?: CallRequest) => Promise<CallResponse>;

/** The timeout of a response in milliseconds. The application uses the same timeout. */
export const patienceMs = 20_000;

/**
 * The pauses before each retry of a lost connection, in milliseconds. Together they are long enough
 * for a supervisor to restart a server that crashed.
 */
const retryPausesMs = [0, 250, 750, 2000];

/**
 * Returns a function that sends a request to a back end.
 * @param base the URL of the back end, such as `https://api.example.it`; paths start with `/api/`
 * @param timeLimitMs the timeout of a response in milliseconds
 */
export function asking(
  base: string,
  fetch: typeof globalThis.fetch,
  timeLimitMs = patienceMs,
): Ask {
  /** Returns whether the server accepts a connection, at once or after a retry. */
  const acceptsConnections = async (): Promise<boolean> => {
    for (const ms of retryPausesMs) {
      await timer.pause(ms);
      const error = await fetch(`${base}/api/users/my-data`, {
        signal: AbortSignal.timeout(timeLimitMs),
      })
        // Read the body. Otherwise the connection would stay busy.
        .then((response) => response.text())
        .then(
          () => undefined,
          (reason: unknown) => reason,
        );
      if (!wasLost(error)) return true;
    }
    return false;
  };
  return async (path, { method, body, text, headers } = {}) => {
    const sent = text ?? (body === undefined ? undefined : JSON.stringify(body));
    const way = method ?? (sent === undefined ? 'GET' : 'POST');
    // Hide the tokens of query strings, because `call` appears in the report.
    const call = `${way} ${path.replace(/token=[^&]*/, 'token=…')}`;
    const noAnswer = (error: unknown) =>
      new Misfit(`an answer within ${timeLimitMs / 1000} s`, `none (${reasonOf(error)})`, call);
    const throwIfUnreachable = async (error: unknown) => {
      if (wasLost(error) && !(await acceptsConnections()))
        throw new Unreachable(
          `none (${reasonOf(error)}), also after ${retryPausesMs.length} retries`,
          call,
        );
    };
    const throwNoAnswer = async (error: unknown): Promise<never> => {
      await throwIfUnreachable(error);
      throw noAnswer(error);
    };
    const once = () =>
      fetch(`${base}${path}`, {
        signal: AbortSignal.timeout(timeLimitMs),
        method: way,
        redirect: 'manual',
        headers: { ...(sent !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(sent !== undefined && { body: sent }),
      });
    const response = await once()
      // The server may close a kept-alive connection just before the request arrives. Send the
      // request again.
      .catch((error: unknown) => (wasClosed(error) ? once() : Promise.reject(error)))
      .catch(async (error: unknown) => {
        await throwIfUnreachable(error);
        // The server accepts connections again, perhaps after a restart. Send the request once
        // more.
        if (wasLost(error)) return once();
        throw error;
      })
      .catch((error: unknown) => {
        throw error instanceof Unreachable ? error : noAnswer(error);
      });
    if (response.status === 429)
      throw new NotTried(
        `the back end limits how often one client may call (429 to ${call}); have it allow as many as the kit makes, as RATE_LIMITS=off does`,
      );
    // The connection may break after the response headers.
    const answered = await response.text().catch(throwNoAnswer);
    const answer = {
      call,
      status: response.status,
      headers: response.headers,
      text: answered,
      json: parsed(answered),
    };
    const [asked = ''] = path.split('?');
    const first = firstOf(asked);
    // A back end without an optional feature returns 404 for all calls of the feature. If it has
    // the first call of the feature, a 404 for another call is an error.
    const isThere = async (one: string) =>
      one !== asked &&
      (
        await fetch(`${base}${one}`, {
          signal: AbortSignal.timeout(timeLimitMs),
          method: 'POST',
          body: '{}',
        }).catch(throwNoAnswer)
      ).status !== 404;
    if (first !== undefined && isNoSuchCall(answer) && !(await isThere(first)))
      throw new NotThere(
        `this back end has no ${first.replace(/^\/api\/(?!users\/)[^/]+\/|^\/api\//, '')}, and need not have it`,
      );
    return answer;
  };
}

/** Returns the error code of a response, if it has one. */
export function codeOf({ json }: CallResponse): string | undefined {
  const { error_code, obj } = Object(json);
  const said = error_code ?? Object(obj).error_code;
  return typeof said === 'string' ? said : undefined;
}

const isNoSuchCall = (answer: CallResponse) =>
  answer.status === 404 && [undefined, 'NOT_FOUND'].includes(codeOf(answer));

/**
 * Returns the first call of the optional feature to which a path belongs. Returns undefined if
 * every back end needs the call. A back end that has the first call must have the whole feature.
 */
function firstOf(path: string): string | undefined {
  if (
    /^\/api\/(users\/(login|register|activate|my-data|password\/)|persons\/|companies\/)/.test(path)
  )
    return '/api/users/login';
  const others =
    /\/(users\/(logout|logout-all|export|erase)|calculate\/cf|validate\/\w+|professions|location\/birthplace|draft\/(keep|take)|address\/(search|details))$/;
  if (!others.test(path)) return undefined;
  return path.replace(/draft\/take$/, 'draft/keep').replace(/address\/details$/, 'address/search');
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error && cause.name === 'TimeoutError') return 'TIMEOUT';
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no connection';
}

const refused = 'ECONNREFUSED';

const wasClosed = (error: unknown): boolean =>
  ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(reasonOf(error));

/** Whether the server refused or closed the connection. A slow response does not count. */
const wasLost = (error: unknown): boolean => wasClosed(error) || reasonOf(error) === refused;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
