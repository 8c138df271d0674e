import {
  type AppOptions,
  createApp,
  type ReferenceData,
  type Store,
  type StoredRequest,
  webSha256,
} from '@preventivo/api/app';
import { memoryStore } from '@preventivo/api/memory';
import {
  giuliasAccount,
  quickPasswords,
  type SeededAccount,
  seedAccount,
} from '@preventivo/api/seeded-account';
import type { Client, Line } from '@preventivo/core';
import { createClient, memoryToken } from '@preventivo/core/http';
import {
  type Answers,
  answersInstead,
  expired,
  type FakeResponse,
  offline,
} from '@preventivo/core/testing';
import { type Mails, mailsOf, type SentMail } from './mails.ts';
import { withSignal } from './with-signal.ts';

export type { SentMail } from './mails.ts';

/** Options of `createBackEnd`. */
export interface BackEndOptions {
  /** The lines that the back end serves: the product's, custom ones, or both. */
  readonly lines: readonly Line[] | Readonly<Record<string, Line>>;
  /**
   * A fixed current day, 'YYYY-MM-DD'. The time is 10:00 UTC.
   * @defaultValue the system clock
   */
  readonly today?: string;
  /** Accounts that exist from the start. @defaultValue `giuliasAccount` */
  readonly accounts?: readonly SeededAccount[];
  /**
   * Responses that replace those of the handlers, by the end of the path. A list replaces only the next responses. A
   * function replaces every response.
   */
  readonly answers?: Answers;
  /** The API's configuration: the broker, the broker's settings for the rules, and other allowed origins. */
  readonly config?: AppOptions['config'];
  /** Loads municipalities and option lists. @defaultValue loads those of the reference API on the first call */
  readonly data?: () => Promise<ReferenceData>;
  /** Called with each quote request before it is stored. */
  readonly onStored?: (request: Parameters<Store['submit']>[0]) => void;
}

/** A recorded call. */
export interface Call {
  readonly method: string;
  /**
   * The path of the call in the HTTP contract: `users/login`, `travel/submit`, `travel/enums/stati`.
   */
  readonly path: string;
  /** The query: `?step=2`. */
  readonly search: string;
  readonly headers: Headers;
  /** The JSON body; undefined for a call without a body. */
  readonly body: unknown;
  /** The status of the response. Undefined while the call is pending, or if the connection failed. */
  readonly status: number | undefined;
}

/** Controls the calls that `hold` delays. */
export interface Held {
  /** Resolves when the first of these calls has arrived. */
  readonly arrived: Promise<void>;
  /** Lets the delayed calls continue. Later calls are not delayed. */
  release(): void;
}

/** The reference API's handlers in memory, with controls for tests. */
export interface BackEnd {
  /**
   * A `fetch` that calls this back end. Pass it to a client, or stub the global `fetch` with it.
   */
  readonly fetch: typeof globalThis.fetch;
  /** Returns a client of a line, with its own session on this back end. */
  client(line: string): Client;
  readonly calls: readonly Call[];
  /** Returns the calls whose path ends with `path`. */
  callsTo(path: string): readonly Call[];
  /**
   * Returns the stored quote requests, oldest first. Each contains the contractor, the answers, the consents, and the
   * channel through which the user wants the quote.
   */
  requests(): Promise<readonly StoredRequest[]>;
  /** Returns the mails that a real back end would have sent, oldest first. */
  mails(): Promise<readonly SentMail[]>;
  /**
   * Queues responses for the next calls whose path ends with `path`. They replace those of the handlers.
   */
  answerNext(path: string, ...answers: readonly [FakeResponse, ...FakeResponse[]]): void;
  /**
   * Sets the response of every call whose path ends with `path`, until `answerAsUsual` is called.
   */
  answerAlways(path: string, answer: FakeResponse): void;
  /** Removes all responses that replace those of the handlers. Also ends `goOffline`. */
  answerAsUsual(): void;
  /** Rejects all calls, as if the network were down, until `answerAsUsual` is called. */
  goOffline(): void;
  /** Delays the calls whose path ends with `path`. The handlers process each of them after the release. */
  hold(path: string): Held;
  /** Ends every current session. The next call of each session gets 401 `TOKEN_EXPIRED`. */
  expireSessions(): void;
}

/** Returns a back end in memory, for tests, stories and pages without a server. */
export function createBackEnd(options: BackEndOptions): BackEnd {
  const { accounts = [giuliasAccount], config } = options;
  const store = memoryStore();
  const stored: string[] = [];
  const submit: Store['submit'] = async (request, ...rest) => {
    options.onStored?.(request);
    const kept = await store.submit(request, ...rest);
    if (kept.requestId === request.id) stored.push(request.id);
    return kept;
  };
  const { today } = options;
  const moment = today === undefined ? undefined : new Date(`${today}T10:00:00Z`);
  let app: Promise<ReturnType<typeof createApp>> | undefined;
  const start = async () => {
    const data = await (options.data ?? referenceData)();
    for (const account of accounts) await seedAccount(store, account);
    return createApp({
      store: { ...store, submit },
      lines: byId(options.lines),
      data,
      passwords: quickPasswords,
      config: { publicUrl: () => origin, ...config },
      ...(moment && { clock: () => moment }),
    });
  };

  const mails: Mails = mailsOf(store, {
    sha256: webSha256,
    now: () => moment ?? new Date(),
    publicUrl: config?.publicUrl ?? (() => origin),
  });
  const calls: { -readonly [K in keyof Call]: Call[K] }[] = [];
  const tokens = new Set<string>();
  const over = new Set<string>();
  const holds: { readonly path: string; readonly gate: Promise<void>; arrive(): void }[] = [];
  const initial = answersInstead(options.answers ?? {});
  let instead: ((path: string) => FakeResponse | undefined)[] = [initial];

  async function answer(request: Request, path: string): Promise<Response> {
    const given = first(instead, (one) => one(path));
    if (given) return given();
    for (const { path: end, gate, arrive } of holds)
      if (path.endsWith(end)) {
        arrive();
        await gate;
      }
    const [, token = ''] = request.headers.get('authorization')?.split(' ') ?? [];
    if (over.has(token)) return expired();
    app ??= start();
    const response = await (await app).fetch(request);
    const fresh = response.headers.get('x-token');
    if (fresh) tokens.add(fresh);
    return response;
  }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = requestOf(input, init);
    const { pathname, search } = new URL(request.url);
    const path = decodeURIComponent(pathname).replace(/^\/(api\/)?/, '');
    const call = {
      method: request.method,
      path,
      search,
      headers: new Headers(request.headers),
      body: await jsonOf(request),
      status: undefined as number | undefined,
    };
    calls.push(call);
    const response = await withSignal(answer(request, path), init?.signal);
    call.status = response.status;
    return response;
  };

  return {
    fetch,
    client: (line) => createClient({ line, fetch, token: memoryToken() }),
    calls,
    callsTo: (path) => calls.filter((call) => call.path.endsWith(path)),
    requests: async () => {
      const found = await Promise.all(stored.map((id) => store.quoteRequest(id)));
      return found.filter((one) => one !== undefined);
    },
    mails,
    answerNext: (path, ...answers) => {
      instead = [...instead, answersInstead({ [path]: answers })];
    },
    answerAlways: (path, answer) => {
      instead = [answersInstead({ [path]: answer }), ...instead];
    },
    answerAsUsual: () => {
      instead = [];
    },
    goOffline: () => {
      instead = [() => offline, ...instead];
    },
    hold: (path) => {
      let release = () => {};
      let arrive = () => {};
      const gate = new Promise<void>((open) => {
        release = open;
      });
      const arrived = new Promise<void>((came) => {
        arrive = came;
      });
      const held = { path, gate, arrive };
      holds.push(held);
      return {
        arrived,
        release: () => {
          const at = holds.indexOf(held);
          if (at >= 0) holds.splice(at, 1);
          release();
        },
      };
    },
    expireSessions: () => {
      for (const token of tokens) over.add(token);
      tokens.clear();
    },
  };
}

/** The base of relative URLs outside a page, and of the links in mails. */
const origin = 'http://back-end.test';

/**
 * Returns the `Request` of a call. Resolves a relative URL against the URL of the page. Outside a page, resolves it
 * against `origin`.
 */
function requestOf(input: RequestInfo | URL, init: RequestInit | undefined): Request {
  if (input instanceof Request) return new Request(input, init);
  const { signal: _, ...others } = init ?? {};
  return new Request(new URL(String(input), globalThis.location?.href ?? origin), others);
}

async function jsonOf(request: Request): Promise<unknown> {
  if (!request.body) return undefined;
  const text = await request.clone().text();
  try {
    return JSON.parse(text);
  } catch {
    return text || undefined;
  }
}

function byId(lines: BackEndOptions['lines']): Readonly<Record<string, Line>> {
  if (!isList(lines)) return lines;
  return Object.fromEntries(lines.map((line) => [line.id, line]));
}

const isList = (lines: BackEndOptions['lines']): lines is readonly Line[] => Array.isArray(lines);

async function referenceData(): Promise<ReferenceData> {
  return (await import('@preventivo/api/reference-data')).referenceData;
}

function first<T, Found>(
  all: readonly T[],
  find: (one: T) => Found | undefined,
): Found | undefined {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
