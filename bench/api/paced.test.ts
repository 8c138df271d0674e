import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { askPaced, percentile } from './paced.ts';

let server: Server;
let paths: string[];
beforeEach(async () => {
  paths = [];
  server = createServer((request, response) => {
    paths.push(request.url ?? '');
    response.writeHead(request.url === '/wrong' ? 500 : 200).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => server.close());

function address(): string {
  const bound = server.address();
  return `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
}

it('asks as often as it is told, each request in turn', async () => {
  const requests = [{ path: '/one' }, { path: '/two' }];
  const figures = await askPaced(address(), { requests, connections: 2, rate: 10 }, 1);
  expect(paths.filter((path) => path === '/one')).toHaveLength(5);
  expect(paths.filter((path) => path === '/two')).toHaveLength(5);
  expect(figures.failed).toBe(0);
  expect(figures.p99).toBeGreaterThanOrEqual(figures.p50);
});

it('counts what was refused, and what was not answered at all', async () => {
  const wrong = { requests: [{ path: '/wrong' }], connections: 1, rate: 4 };
  expect((await askPaced(address(), wrong, 1)).failed).toBe(4);
  const nobody = address();
  server.close();
  expect((await askPaced(nobody, wrong, 1)).failed).toBe(4);
});

it('says of 99 in 100 how long they took at most', () => {
  const times = Array.from({ length: 200 }, (_, i) => i + 1);
  expect([percentile(times, 0.5), percentile(times, 0.99)]).toEqual([100, 198]);
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});
