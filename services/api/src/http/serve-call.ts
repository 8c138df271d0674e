import type { Served } from '../served.ts';
import { type Asked, type Call, lineIn } from './call.ts';
import type { App, Asking } from './environment.ts';
import type { Limits } from './limits.ts';
import { readBody } from './read-body.ts';
import { refusal } from './refusal.ts';

/** Puts a call of the contract where it is called. */
export function serveCall(app: App, call: Call, served: Served, limits: Limits | undefined): void {
  app.on(call.method, call.path, async (c) => {
    c.set('route', call.path);
    const wait = await limits?.take(call.limit, c.env?.client ?? '-');
    if (wait) throw refusal('TOO_MANY_REQUESTS', wait);
    const { json, headers = {} } = await call.run(await askedOf(c, call, served), served);
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    return c.body(JSON.stringify(json), 200, { 'content-type': 'application/json' });
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
    body,
  };
}
