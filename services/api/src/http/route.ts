import type { Line } from '@preventivo/core';
import type { RequestContext, Services } from '../context.ts';
import { malformed, type RefusalCode, refusal } from '../contract/refusal.ts';
import type { TokenScope } from '../contract/request-token.ts';
import { scalarsAsAsked } from '../contract/scalars-as-asked.ts';
import type { Of, Schema } from '../contract/schema.ts';
import { isShaped, shapeProblem } from '../contract/shape.ts';
import { lazy } from '../lazy.ts';
import type { RateLimitGroup } from '../rate-limit/rate-limiter.ts';
import { authenticate, requireAccount } from '../users/sessions.ts';
import { clientOf, countCall } from './count-call.ts';
import type { App, HonoContext } from './environment.ts';
import { readBody, readForm } from './read-body.ts';
import { requireToken } from './request-token.ts';
import { sendShared } from './shared-json.ts';
import { sendStreamed } from './streamed-json.ts';

export type RouteResponse = JsonResponse | StreamedResponse | PageResponse;

interface JsonResponse {
  readonly json: unknown;
  /** Whether every call returns the same object, which the server then serialises only once. */
  readonly isShared?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

interface StreamedResponse {
  /** Chunks of one JSON text. */
  readonly pieces: AsyncIterable<string>;
  readonly headers?: Readonly<Record<string, string>>;
}

interface PageResponse {
  readonly page: string;
  readonly status: 200 | PageProblem;
  readonly headers: Readonly<Record<string, string>>;
}

/** 410: the link of the page has expired. 422: the form of the page was invalid. */
type PageProblem = 410 | 422;

export const ok = (obj?: unknown): RouteResponse => ({
  json: { status: 200, msg: 'ok', ...(obj !== undefined && { obj }) },
});

/** A route of the HTTP contract: its handler and its documentation for OpenAPI. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** A pattern such as `/api/:line/enums/:list`. */
  readonly path: string;
  readonly summary: string;
  readonly rateLimit: RateLimitGroup;
  /**
   * Further rate limits. The handler counts them itself: by account, by email, or only for
   * successes.
   */
  readonly limits?: readonly RateLimitGroup[];
  readonly query?: Readonly<Record<string, Schema>>;
  readonly optionalQuery?: Readonly<Record<string, Schema>>;
  /** Parameters that the funnels send and the server ignores. */
  readonly idleQuery?: Readonly<Record<string, Schema>>;
  /** Headers that a caller may send, besides the token. */
  readonly optionalHeaders?: Readonly<Record<string, Schema>>;
  readonly body?: Schema;
  /** Schema of an HTML form, for routes without a JSON body. */
  readonly form?: Readonly<Record<string, Schema>>;
  /** Schema of a successful response; 'page' for HTML. */
  readonly response: Schema | 'page';
  /** Further statuses of a page, with their descriptions. */
  readonly pages?: Readonly<Partial<Record<PageProblem, string>>>;
  /** Headers of a successful response, with their descriptions. */
  readonly answerHeaders?: Readonly<Record<string, string>>;
  /** Codes of rejections. Rejections that all calls of this kind share are not listed here. */
  readonly refusals?: readonly RefusalCode[];
  /**
   * Further error codes of rejected answers: codes of page 1, or codes of page 1 and of all
   * questions of the line.
   */
  readonly answerChecks?: 'contractor' | 'questions';
  /**
   * Whether the route requires a login; 'optional' also accepts calls without it. @defaultValue
   * false
   */
  readonly bearer?: boolean | 'optional';
  /** The token scope that a program needs for this call. @defaultValue none: no token is needed */
  readonly scope?: TokenScope;
  /** Whether the route ends its session: its response has no token. @defaultValue false */
  readonly endsSession?: boolean;
  handle(context: RequestContext, services: Services): Promise<RouteResponse> | RouteResponse;
}

/** Returns a POST route; its handler receives the validated body. */
export function post<const S>(
  route: Omit<Route, 'method' | 'body' | 'handle'> & {
    readonly body: S & Schema;
    handle(
      body: Of<S>,
      context: RequestContext,
      services: Services,
    ): Promise<RouteResponse> | RouteResponse;
  },
): Route {
  return {
    ...route,
    method: 'POST',
    handle: (context, services) => {
      const body = scalarsAsAsked(route.body, context.body);
      if (!isShaped<S>(route.body, body)) throw malformed(problemIn(route.body, body));
      return route.handle(body, context, services);
    },
  };
}

const problemIn = (schema: Schema, body: unknown) =>
  shapeProblem(schema, body) ?? { path: '', reason: 'wrong' as const };

/** @throws {Refusal} 404 for an unknown line */
export function lineById(services: Services, id: string): Line {
  const line = Object.hasOwn(services.lines, id) ? services.lines[id] : undefined;
  if (!line) throw refusal('NOT_FOUND');
  return line;
}

export function mountRoute(app: App, route: Route, services: Services): void {
  app.on(route.method, route.path, async (c) => {
    c.set('route', route.path);
    await countCall(c, route.rateLimit, services.rateLimiter);
    // Authenticate programs before reading their request body.
    const token = route.scope ? await requireToken(c, route.scope, services) : '';
    const context = await contextOf(c, route, services, token);
    // Authenticate first. An invalid login is rejected before any other check. Any response renews
    // a valid login.
    if (route.bearer === true) await requireAccount(context);
    else if (route.bearer) await context.session();
    const response = await route.handle(context, services);
    for (const [name, value] of Object.entries(response.headers ?? {})) c.header(name, value);
    if ('page' in response) return c.html(response.page, response.status);
    if ('pieces' in response) return sendStreamed(c, response.pieces);
    const { json, isShared } = response;
    if (isShared && typeof json === 'object' && json !== null)
      return sendShared(c, json, services.sha256);
    return c.body(JSON.stringify(json), 200, { 'content-type': 'application/json' });
  });
}

async function contextOf(
  c: HonoContext,
  route: Route,
  services: Services,
  token: string,
): Promise<RequestContext> {
  // Reject an unknown line before reading the body.
  const id = c.req.param('line');
  const line = id === undefined ? undefined : lineById(services, id);
  const body = route.body && (await readBody(c.req.raw));
  const form = route.form && (await readForm(c.req.raw));
  const session = lazy(async () => {
    const found = await authenticate(c.req.header('authorization'), services);
    // Renew the token even if the request is rejected, because the visitor is active.
    if (found && !route.endsSession) c.header('x-token', found.token);
    return found;
  });
  return {
    line: () => {
      if (!line) throw refusal('NOT_FOUND');
      return line;
    },
    param: (name) => c.req.param(name) ?? '',
    query: (name) => c.req.query(name),
    header: (name) => c.req.header(name),
    client: clientOf(c),
    requestId: c.get('requestId'),
    token,
    session,
    account: async () => (await session())?.account,
    body,
    form: (name) => form?.get(name) ?? '',
  };
}
