import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { testApi } from '../testing/test-api.ts';
import { closeGracefully, createHttpServer } from './http-server.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Sends bytes to the server over a socket. Returns the response and the app's log. */
async function say(said: string) {
  const { app, logged } = testApi();
  const config = {
    trustProxy: 0,
    accounts: { jwtSecret: undefined, publicUrl: undefined, pagesUrl: undefined },
  };
  const server = createHttpServer(app, config, { log: () => {} });
  closing.push(() => closeGracefully(server));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const bound = server.address();
  const client = connect(typeof bound === 'object' && bound ? bound.port : 0, '127.0.0.1');
  let heard = '';
  client.setEncoding('latin1').on('data', (part) => {
    heard += part;
  });
  client.end(said);
  await once(client, 'close');
  return { heard, logged };
}

const head =
  'POST /api/travel/contractor HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
/** A request that a vulnerable server would find in the body of the first request. */
const smuggled = 'GET /api/travel/enums/sesso HTTP/1.1\r\nhost: x\r\n\r\n';

describe('a request with an ambiguous length', () => {
  it.each([
    ['a length and chunks', `content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['two lengths', `content-length: 0\r\ncontent-length: ${smuggled.length}\r\n\r\n`],
    ['chunks and something else', 'transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
    ['a space before the colon', 'content-length : 0\r\n\r\n'],
    ['a length with a sign', 'content-length: +0\r\n\r\n'],
    ['a length of a chunk that is none', 'transfer-encoding: chunked\r\n\r\n0x0\r\n\r\n'],
  ])(
    'a request with an ambiguous length is rejected, and the rest is ignored: %s',
    async (_, rest) => {
      const { heard } = await say(`${head}${rest}${smuggled}`);
      expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
    },
  );
});

it('the server does not echo a TRACE request', async () => {
  const { heard } = await say(
    'TRACE / HTTP/1.1\r\nhost: x\r\nauthorization: Bearer segreto\r\nconnection: close\r\n\r\n',
  );
  expect(heard).toMatch(/^HTTP\/1\.1 404 /);
  expect(heard).not.toContain('segreto');
});

it('the server accepts an HTTP/1.0 health check without a host, but not an HTTP/1.1 request', async () => {
  const { heard, logged } = await say('GET /health/live HTTP/1.0\r\n\r\n');
  expect(heard).toMatch(/^HTTP\/1\.1 200 /);
  expect(logged).toMatchObject([{ route: '/health/live', status: 200 }]);
  expect((await say('GET /health/live HTTP/1.1\r\n\r\n')).heard).toMatch(/^HTTP\/1\.1 400 /);
});

describe('a request with two Host headers', () => {
  it.each([
    ['of different hosts', 'host: x\r\nHOST: male.example'],
    ['of the same host', 'host: x\r\nhost: x'],
  ])(
    'the server answers two Host headers with 400 and closes the connection: %s',
    async (_, hosts) => {
      const { heard, logged } = await say(
        `GET /health/live HTTP/1.1\r\n${hosts}\r\n\r\n${smuggled}`,
      );
      expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
      expect(heard).toMatch(/^connection: close\r$/im);
      expect(logged).toEqual([]);
    },
  );
});
