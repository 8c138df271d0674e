import type { Line } from '@preventivo/core';
import type { RequestContext, Services } from '../context.ts';
import { malformed, type RefusalCode, refusal } from '../contract/refusal.ts';
import { scalarsAsAsked } from '../contract/scalars-as-asked.ts';
import type { Of, Schema } from '../contract/schema.ts';
import { isShaped, shapeProblem } from '../contract/shape.ts';
import { lazy } from '../lazy.ts';
import type { RateLimiter, RateLimitGroup } from '../rate-limit/rate-limiter.ts';
import { authenticate, requireAccount } from '../users/sessions.ts';
import type { App, HonoContext } from './environment.ts';
import { readBody, readForm } from './read-body.ts';
import { sendShared } from './shared-json.ts';
import { sendStreamed } from './streamed-json.ts';

/** What a handler returns: JSON with status 200, whole or as it is read, or a page for people. */
export type RouteResponse = JsonResponse | StreamedResponse | PageResponse;

interface JsonResponse {
  readonly json: unknown;
  /** Whether it is the same object at every call: it is written once then, and everybody is sent those bytes. */
  readonly isShared?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

interface StreamedResponse {
  /** JSON in pieces, of which nobody knows how many there are. */
  readonly pieces: AsyncIterable<string>;
  readonly headers?: Readonly<Record<string, string>>;
}

interface PageResponse {
  /** HTML. */
  readonly page: string;
  readonly status: 200 | PageProblem;
  readonly headers: Readonly<Record<string, string>>;
}

/** 410: it is too late for what the page was asked for. 422: what its form sent is not right. */
type PageProblem = 410 | 422;

/** The quote service's yes. */
export const ok = (obj?: unknown): RouteResponse => ({
  json: { status: 200, msg: 'ok', ...(obj !== undefined && { obj }) },
});

/** One route of the HTTP contract: its handler, and what the OpenAPI document says of it. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** With `:line` and other parameters, `/api/:line/enums/:list`. */
  readonly path: string;
  readonly summary: string;
  readonly rateLimit: RateLimitGroup;
  /** What the handler counts besides: by account, by email, or successes only. */
  readonly limits?: readonly RateLimitGroup[];
  readonly query?: Readonly<Record<string, Schema>>;
  /** What the funnels send and nothing here hangs on. */
  readonly idleQuery?: Readonly<Record<string, Schema>>;
  readonly headers?: Readonly<Record<string, Schema>>;
  readonly body?: Schema;
  /** What the form of a page sends, where it is no JSON that comes. */
  readonly form?: Readonly<Record<string, Schema>>;
  /** What a success answers: JSON, or a page for people. */
  readonly response: Schema | 'page';
  /** When a page is answered with another status, and what it says. */
  readonly pages?: Readonly<Partial<Record<PageProblem, string>>>;
  /** Headers of a success besides those of every answer, and what they say. */
  readonly answerHeaders?: Readonly<Record<string, string>>;
  /** Codes it refuses with, besides those of every call of its kind. */
  readonly refusals?: readonly RefusalCode[];
  /** Whose codes it refuses answers with besides: those of page 1, or of page 1 and all questions of the line. */
  readonly judges?: 'contractor' | 'questions';
  /** Whether it is for who is logged in only; 'optional' where it knows those and is open to all. @defaultValue false */
  readonly bearer?: boolean | 'optional';
  /** Whether it ends the session it is called in: what it answers brings no token. @defaultValue false */
  readonly endsSession?: boolean;
  handle(context: RequestContext, services: Services): Promise<RouteResponse> | RouteResponse;
}

/** A POST route with a body, which its handler gets typed by the schema. */
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

/** The line of a path. */
export function lineById(services: Services, id: string): Line {
  const line = Object.hasOwn(services.lines, id) ? services.lines[id] : undefined;
  if (!line) throw refusal('NOT_FOUND');
  return line;
}

/** Serves a route: rate limit, context, login, handler, response. */
export function mountRoute(app: App, route: Route, services: Services): void {
  app.on(route.method, route.path, async (c) => {
    c.set('route', route.path);
    await countCall(c, route.rateLimit, services.rateLimiter);
    const context = await contextOf(c, route, services);
    // A login that is missing or over is refused before anything else, and one that is good goes on whatever is answered.
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
): Promise<RequestContext> {
  // An unknown line is refused before the body is read.
  const id = c.req.param('line');
  const line = id === undefined ? undefined : lineById(services, id);
  const body = route.body && (await readBody(c.req.raw));
  const form = route.form && (await readForm(c.req.raw));
  const session = lazy(async () => {
    const found = await authenticate(c.req.header('authorization'), services);
    // On a refusal as well: who typed something wrong is still there.
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
    session,
    account: async () => (await session())?.account,
    body,
    form: (name) => form?.get(name) ?? '',
  };
}

/** Counts a call of a group for its client. @throws {Refusal} 429 where it is one too many */
export async function countCall(
  c: HonoContext,
  group: RateLimitGroup,
  rateLimiter: RateLimiter,
): Promise<void> {
  const wait = await rateLimiter.consume(group, clientOf(c));
  if (wait > 0) throw refusal('TOO_MANY_REQUESTS', wait);
}

const clientOf = (c: HonoContext) => c.env?.client ?? '-';
