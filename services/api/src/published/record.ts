import type { AppOptions } from '../app.ts';
import type { Route } from '../http/route.ts';
import { lines } from '../process/lines.ts';
import { routes } from '../routes/routes.ts';
import { accountApi } from '../testing/account-api.ts';

/** A call that was made of the API's own handlers, and what it answered. */
export interface Exchange {
  readonly route: Route;
  /** Its name among the examples of the call. */
  readonly name: string;
  /** What happens, in a few words. */
  readonly says: string;
  readonly request: {
    /** The path with its parameters and query. */
    readonly address: string;
    readonly params: Readonly<Record<string, string>>;
    readonly headers: Readonly<Record<string, string>>;
    /** undefined for a GET. */
    readonly body: unknown;
    /** What was sent where it is no JSON of this service. */
    readonly raw: string | undefined;
  };
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    /** Parsed where it is JSON. */
    readonly body: unknown;
  };
}

/** What a call is made with. */
export interface Ask {
  /** What takes the place of `:line` and the others. @defaultValue the line travel */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sent as it stands. */
  readonly raw?: string;
}

/** Makes calls that belong together, in their order. */
export type Tell = (api: ReturnType<typeof recordingApi>) => Promise<void>;

/** A body that is more than any call takes. */
export const tooLarge = `"${'a'.repeat(65 * 1024)}"`;

/** An API over an empty store with the clock and all lines of the examples, whose calls are noted. */
export function recordingApi(noted: Exchange[], options: Partial<AppOptions> = {}) {
  const api = accountApi({
    lines,
    secret: 'a secret of the examples, which nobody signs with',
    ...options,
  });
  /**
   * Makes a call and notes it.
   * @param call `POST /api/:line/submit`, as its route has it
   */
  async function note(call: string, name: string, says: string, asked: Ask = {}) {
    const route = routes.find(({ method, path }) => `${method} ${path}` === call);
    if (!route) throw new Error(`there is no call ${call}`);
    const { query = {}, headers = {}, body, raw } = asked;
    const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const params = { ...(route.path.includes(':line') && { line: 'travel' }), ...asked.params };
    const path = route.path.replace(/:(\w+)/g, (_, key) => String(Object(params)[key]));
    const search = new URLSearchParams(query).toString();
    const address = search ? `${path}?${search}` : path;
    const sent = { ...(text !== undefined && { 'content-type': 'application/json' }), ...headers };
    const response = await api.app.request(address, {
      method: route.method,
      headers: sent,
      ...(text !== undefined && { body: text }),
    });
    const answer = await response.text();
    const isJson = response.headers.get('content-type') === 'application/json';
    const exchange: Exchange = {
      route,
      name,
      says,
      request: { address, params: { ...params, ...query }, headers, body, raw },
      response: {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: isJson ? JSON.parse(answer) : answer,
      },
    };
    noted.push(exchange);
    return exchange.response;
  }
  return { ...api, note };
}

/** Does something while chance is always the same, so that ids and keys are. */
export async function withoutChance<T>(act: () => Promise<T>): Promise<T> {
  // A generator of Lehmer's: the examples need numbers that look like any others, and no secrets.
  let state = 20_261_121;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state & 0xff;
  };
  const fill = <V extends ArrayBufferView>(view: V): V => {
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    for (const index of bytes.keys()) bytes[index] = next();
    return view;
  };
  const uuid = () => {
    const hex = Array.from(fill(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'));
    const [a, b, c, d] = [hex.slice(0, 4), hex.slice(4, 6), hex.slice(6, 8), hex.slice(8, 10)];
    const version = `4${c.join('').slice(1)}`;
    const variant = `8${d.join('').slice(1)}`;
    return [a.join(''), b.join(''), version, variant, hex.slice(10).join('')].join('-');
  };
  Object.assign(crypto, { randomUUID: uuid, getRandomValues: fill });
  try {
    return await act();
  } finally {
    // What stands on the prototype is there again.
    for (const name of ['randomUUID', 'getRandomValues']) Reflect.deleteProperty(crypto, name);
  }
}
