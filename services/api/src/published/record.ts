import type { AppOptions } from '../app.ts';
import type { Route } from '../http/route.ts';
import { lines } from '../process/lines.ts';
import { routes } from '../routes/routes.ts';
import { accountApi } from '../testing/account-api.ts';

/** A call to the real handlers, with its response. */
export interface Exchange {
  readonly route: Route;
  /** Name of the example, unique for its call. */
  readonly name: string;
  /** A short description. */
  readonly says: string;
  readonly request: {
    /** The path with its parameters and query. */
    readonly address: string;
    readonly params: Readonly<Record<string, string>>;
    readonly headers: Readonly<Record<string, string>>;
    /** Undefined for GET. */
    readonly body: unknown;
    /** The body as sent, if the example gives it as text. */
    readonly raw: string | undefined;
  };
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    /** Parsed if it is JSON. */
    readonly body: unknown;
  };
}

export interface Ask {
  /** Values of `:line` and other path parameters. @defaultValue the line travel */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The text of the body, sent unchanged. */
  readonly raw?: string;
}

/** Makes calls that belong together, in sequence. */
export type Scenario = (api: ReturnType<typeof recordingApi>) => Promise<void>;

export const tooLarge = `"${'a'.repeat(65 * 1024)}"`;

/** Creates an API that records its calls, with an empty store, a fixed clock and all lines. */
export function recordingApi(noted: Exchange[], options: Partial<AppOptions> = {}) {
  const api = accountApi({
    lines,
    secret: 'a secret of the examples, which nobody signs with',
    ...options,
  });
  /**
   * Makes a call and records it.
   * @param call `POST /api/:line/submit`, as in its route
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

/** Runs a function with deterministic randomness, so that ids and keys stay the same. */
export async function withoutChance<T>(act: () => Promise<T>): Promise<T> {
  // Examples need numbers that look random but are not secret: a Lehmer generator is enough.
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
    // Deleting the overrides restores the methods of the prototype.
    for (const name of ['randomUUID', 'getRandomValues']) Reflect.deleteProperty(crypto, name);
  }
}
