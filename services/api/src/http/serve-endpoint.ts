import type { RequestContext, Services } from '../context.ts';
import { refusal } from '../contract/refusal.ts';
import { once } from '../once.ts';
import { bearerOf, loggedIn } from '../users/sessions.ts';
import { type Endpoint, lineIn } from './endpoint.ts';
import type { App, Asking } from './environment.ts';
import { readBody } from './read-body.ts';

/** Puts a call of the contract where it is called. */
export function serveCall(app: App, call: Endpoint, services: Services): void {
  app.on(call.method, call.path, async (c) => {
    c.set('route', call.path);
    const wait = await services.limits.take(call.limit, clientOf(c));
    if (wait > 0) throw refusal('TOO_MANY_REQUESTS', wait);
    const context = await contextOf(c, call, services);
    // Who is not logged in is told so before anything else.
    if (call.bearer) await loggedIn(context);
    const answer = await call.run(context, services);
    for (const [name, value] of Object.entries(answer.headers ?? {})) c.header(name, value);
    if ('page' in answer) return c.html(answer.page, answer.status);
    return c.body(JSON.stringify(answer.json), 200, { 'content-type': 'application/json' });
  });
}

async function contextOf(c: Asking, call: Endpoint, services: Services): Promise<RequestContext> {
  // An unknown line is said before its body is looked at.
  const id = c.req.param('line');
  const line = id === undefined ? undefined : lineIn(services, id);
  const body = call.body && (await readBody(c.req.raw));
  return {
    line: () => {
      if (!line) throw refusal('NOT_FOUND');
      return line;
    },
    param: (name) => c.req.param(name) ?? '',
    query: (name) => c.req.query(name),
    header: (name) => c.req.header(name),
    client: clientOf(c),
    account: once(async () => {
      const found = await bearerOf(c.req.header('authorization'), services);
      // On a refusal as well: who typed something wrong is still there.
      if (found) c.header('x-token', found.token);
      return found?.account;
    }),
    body,
  };
}

const clientOf = (c: Asking) => c.env?.client ?? '-';
