import { Misfit, NotThere, NotTried } from './verdict.ts';

/** A response as received. */
export interface CallResponse {
  /** `POST /api/travel/submit` */
  readonly call: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed JSON body; undefined if it is not JSON. */
  readonly json: unknown;
}

/** A request. */
export interface CallRequest {
  /** @defaultValue GET without a body, POST with one */
  readonly method?: string;
  /** Body, sent as JSON. */
  readonly body?: unknown;
  /** Raw body, in place of `body`. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Ask = (path: string, asked?: CallRequest) => Promise<CallResponse>;

/** Timeout of a response, in ms: the same as in the pages. */
export const patienceMs = 20_000;

/**
 * Returns a function that calls a back end.
 * @param base its address, `https://api.example.it`; paths start with `/api/`
 * @param timeLimitMs timeout of a response
 */
export function asking(
  base: string,
  fetch: typeof globalThis.fetch,
  timeLimitMs = patienceMs,
): Ask {
  return async (path, { method, body, text, headers } = {}) => {
    const sent = text ?? (body === undefined ? undefined : JSON.stringify(body));
    const way = method ?? (sent === undefined ? 'GET' : 'POST');
    // Queries hold tokens or numbers: the call's name omits the token.
    const call = `${way} ${path.replace(/token=[^&]*/, 'token=…')}`;
    const noAnswer = (error: unknown) => {
      throw new Misfit(
        `an answer within ${timeLimitMs / 1000} s`,
        `none (${reasonOf(error)})`,
        call,
      );
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
      // The server may have closed a kept-alive connection just as the request used it: nothing
      // arrived, so retry.
      .catch((error: unknown) => (wasClosed(error) ? once() : Promise.reject(error)))
      .catch(noAnswer);
    if (response.status === 429)
      throw new NotTried(
        `the back end limits how often one client may call (429 to ${call}); have it allow as many as the kit makes, as RATE_LIMITS=off does`,
      );
    // The response may break off after its headers.
    const answered = await response.text().catch(noAnswer);
    const answer = {
      call,
      status: response.status,
      headers: response.headers,
      text: answered,
      json: parsed(answered),
    };
    const [asked = ''] = path.split('?');
    const first = firstOf(asked);
    // A back end that has the first call of a feature must have the others: a missing one is an
    // error.
    const isThere = async (one: string) =>
      one !== asked &&
      (
        await fetch(`${base}${one}`, {
          signal: AbortSignal.timeout(timeLimitMs),
          method: 'POST',
          body: '{}',
        }).catch(noAnswer)
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
 * Returns the first call of the optional feature that a path belongs to; undefined for a call that
 * every funnel needs. A back end with the first call has the whole feature.
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

const wasClosed = (error: unknown): boolean =>
  ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(reasonOf(error));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
