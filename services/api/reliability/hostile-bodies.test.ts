import { expect, it } from 'vitest';
import { giuliasAccount } from '../src/seeded-account.ts';
import { extent } from './report/extent.ts';
import { tellFigures } from './report/tell-figures.ts';
import { sqliteOfGiulia } from './support/databases.ts';
import { type Endpoint, endpoints } from './support/endpoints.ts';
import { type HostileBody, hostileBodies, mark } from './support/hostile-bodies.ts';
import { malformedRequests, sendMalformed } from './support/malformed-requests.ts';
import { startedServer } from './support/started-server.ts';

it('the server answers every hostile body at every endpoint without a 5xx, and logs none of its content', async ({
  onTestFinished,
}) => {
  const database = await sqliteOfGiulia();
  onTestFinished(database.remove);
  const server = await startedServer(database.env, onTestFinished);
  const pid = server.pid();
  const token = await tokenOf(server.address);

  const statuses = new Map<number, number>();
  const failures: string[] = [];
  const count = (status: number, what: string) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500) failures.push(`${status} ${what}`);
  };
  const each = Math.ceil((extent.hostileBodies - malformedRequests) / endpoints.length);
  await byEight(endpoints, async (endpoint, at) => {
    for (const [turn, hostile] of hostileBodies(endpoint.body, each, 20_261_124 + at).entries()) {
      const { method, path } = endpoint.route;
      const said = `${method} ${path} of ${hostile.body.toString().slice(0, 200)}`;
      // Every second call to a public route has the token of a logged-in user.
      const isLogged = endpoint.route.bearer === true || turn % 2 === 0;
      count(await ask(server.address, endpoint, hostile, isLogged ? token : undefined), said);
    }
  });
  const posts = endpoints.filter(({ route }) => route.method === 'POST');
  await byEight(Array.from({ length: malformedRequests }), async (_, which) => {
    const path = posts[(which * 7) % posts.length]?.path ?? '';
    count(
      await sendMalformed(server.address, path, which),
      `malformed request ${which} to ${path}`,
    );
  });

  const sent = [...statuses.values()].reduce((all, one) => all + one, 0);
  const found = server.written().match(new RegExp(mark, 'gi')) ?? [];
  const with2 = [...statuses].filter(([status]) => status >= 200 && status < 300);
  tellFigures('hostile', 'SQLite', [
    { what: 'hostile requests', measured: sent },
    { what: 'endpoints', measured: endpoints.length },
    { what: 'answered by 2xx: harmless', measured: with2.reduce((all, [, many]) => all + many, 0) },
    { what: 'answered by 500 or more', measured: failures.length, atMost: 0 },
    { what: 'closed without an answer', measured: statuses.get(0) ?? 0 },
    { what: 'found in the log', measured: found.length, atMost: 0 },
  ]);
  expect(failures).toEqual([]);
  expect(sent).toBeGreaterThanOrEqual(extent.hostileBodies);
  expect(await server.health()).toBe(200);
  expect(server.pid()).toBe(pid);
  const own = { headers: { authorization: `Bearer ${token}` } };
  expect((await fetch(`${server.address}/api/users/my-data`, own)).status).toBe(200);
  expect((await server.end('SIGTERM')).code).toBe(0);
});

async function byEight<T>(all: readonly T[], work: (one: T, at: number) => Promise<void>) {
  const turns = all.entries();
  const worker = async () => {
    for (const [at, one] of turns) await work(one, at);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

async function tokenOf(address: string): Promise<string> {
  const { email, password } = giuliasAccount;
  const login = await fetch(`${address}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return login.headers.get('x-token') ?? expect.fail(await login.text());
}

/** Sends a body and returns the status. For GET, puts the body into the path and the query. */
async function ask(
  address: string,
  { route, path }: Endpoint,
  { body, headers }: HostileBody,
  token: string | undefined,
): Promise<number> {
  const isGet = route.method === 'GET';
  const text = encodeURIComponent(body.subarray(0, 1000).toString());
  const asked = isGet ? `${path.replace(/:\w+/g, () => text)}?${query(route.query, text)}` : path;
  const response = await fetch(`${address}${asked}`, {
    method: route.method,
    headers: {
      'idempotency-key': crypto.randomUUID(),
      ...headers,
      // Some calls end the session of their token. Omit the token there, because the test still
      // needs it.
      ...(token && !route.endsSession && { authorization: `Bearer ${token}` }),
    },
    ...(!isGet && { body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(60_000),
  });
  await response.arrayBuffer();
  return response.status;
}

const query = (known: object | undefined, text: string) =>
  [...Object.keys(known ?? {}), 'x'].map((name) => `${name}=${text}`).join('&');
