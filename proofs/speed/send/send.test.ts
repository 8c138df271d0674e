import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { send } from './send.ts';

let server: Server;
let paths: string[];
let keys: unknown[];
beforeEach(async () => {
  [paths, keys] = [[], []];
  server = createServer((request, response) => {
    paths.push(request.url ?? '');
    keys.push(request.headers['idempotency-key']);
    response.writeHead(request.url === '/wrong' ? 500 : 200).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => server.close());

function address(): string {
  const bound = server.address();
  return `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
}
const get = (path: string) => ({ method: 'GET', path }) as const;

it('send keeps the given rate, sends the requests in turn, and first sends one on each connection', async () => {
  const load = { addresses: [address()], connections: 2, perSecond: 10, seconds: 1 };
  const sent = await send({ ...load, requests: [get('/one'), get('/two')] });
  expect(paths.filter((path) => path === '/one')).toHaveLength(6);
  expect(paths.filter((path) => path === '/two')).toHaveLength(6);
  expect(sent.failed).toBe(0);
  expect(sent.p99).toBeGreaterThanOrEqual(sent.p50);
});

it('send without a rate sends as fast as responses arrive, and gives each request a new key if `keyed` is set', async () => {
  const submit = { method: 'POST', path: '/', body: '{}', keyed: true } as const;
  const load = { addresses: [address()], connections: 2, seconds: 0.2 };
  const sent = await send({ ...load, requests: [submit] });
  expect(paths.length).toBeGreaterThan(4);
  expect(new Set(keys).size).toBe(keys.length);
  expect(sent.perSecond).toBeGreaterThan(0);
});

it('send counts rejected requests and those without a response', async () => {
  const wrong = { requests: [get('/wrong')], connections: 1, perSecond: 4, seconds: 1 };
  const nobody = address();
  expect((await send({ ...wrong, addresses: [nobody] })).failed).toBe(4);
  server.close();
  server.closeAllConnections();
  expect((await send({ ...wrong, addresses: [nobody] })).failed).toBe(4);
});
