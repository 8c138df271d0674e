import type { Asked } from '../asked.ts';
import { refusal } from '../contract/refusal.ts';
import { once } from '../once.ts';
import type { Served } from '../served.ts';
import { loggedIn } from '../users/logged-in.ts';
import { bearerOf } from '../users/sessions.ts';
import { type Call, lineIn } from './call.ts';
import type { App, Asking } from './environment.ts';
import { readBody } from './read-body.ts';

/** Puts a call of the contract where it is called. */
export function serveCall(app: App, call: Call, served: Served): void {
  app.on(call.method, call.path, async (c) => {
    c.set('route', call.path);
    const wait = await served.limits.take(call.limit, clientOf(c));
    if (wait > 0) throw refusal('TOO_MANY_REQUESTS', wait);
    const asked = await askedOf(c, call, served);
    // Who is not logged in is told so before anything else.
    if (call.bearer) await loggedIn(asked);
    const answer = await call.run(asked, served);
    for (const [name, value] of Object.entries(answer.headers ?? {})) c.header(name, value);
    if ('page' in answer) return c.html(answer.page, answer.status);
    return c.body(JSON.stringify(answer.json), 200, { 'content-type': 'application/json' });
  });
}

async function askedOf(c: Asking, call: Call, served: Served): Promise<Asked> {
  // An unknown line is said before its body is looked at.
  const id = c.req.param('line');
  const line = id === undefined ? undefined : lineIn(served, id);
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
      const found = await bearerOf(c.req.header('authorization'), served);
      // On a refusal as well: who typed something wrong is still there.
      if (found) c.header('x-token', found.token);
      return found?.account;
    }),
    body,
  };
}

const clientOf = (c: Asking) => c.env?.client ?? '-';
