import { EventEmitter, once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { connect, Socket, type TcpNetConnectOpts } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';
import { connectionLimits, connectionLimitsBehind, limitConnections } from './limit-connections.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** More data than socket buffers hold. */
const large = Buffer.alloc(32 * 1024 * 1024);
const sendsMuch: RequestListener = (_, response) => void response.end(large);

/**
 * Starts a server. Returns a function that connects a client. The client sends bytes and reads
 * nothing. The function returns both sockets.
 */
async function serve(listener: RequestListener, limits: Partial<typeof connectionLimits> = {}) {
  const server = createServer(listener);
  limitConnections(server, { ...connectionLimits, ...limits });
  closing.push(() => server.close().closeAllConnections());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return async (said = '', from: Pick<TcpNetConnectOpts, 'localAddress'> = {}) => {
    const connected: Promise<Socket[]> = once(server, 'connection');
    const visitor = connect({ port, host: '127.0.0.1', ...from }).pause();
    visitor.on('error', () => {});
    closing.push(() => visitor.destroy());
    const [served] = await connected;
    if (!served) throw new Error('Nobody came.');
    visitor.write(said);
    return { visitor, served, hungUp: served.destroyed ? undefined : once(served, 'close') };
  };
}
const question = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

describe('server', () => {
  it('the server closes a connection whose client stops reading, but not one that reads slowly', async () => {
    const visit = await serve(sendsMuch, { idle: 1_000, waiting: 10 * large.length });
    const slow = await visit(question);
    const never = await visit(question);
    const sips = setInterval(() => slow.visitor.read(), 5);
    await never.hungUp;
    clearInterval(sips);
    expect(slow.served.destroyed).toBe(false);
  });

  it('the server closes the connection that stalled first when too many bytes are unread', async () => {
    const visit = await serve(sendsMuch, { waiting: 1.5 * large.length });
    const first = await visit(question);
    const second = await visit(question);
    await first.hungUp;
    expect(second.served.destroyed).toBe(false);
  });

  it('the server counts the addresses of one IPv6 /56 as one client, since a household gets a /56', () => {
    const server = createServer();
    // Remove the HTTP handler: it would fail on these fake connections.
    server.removeAllListeners('connection');
    limitConnections(server, { ...connectionLimits, mostOfOne: 2 });
    const visit = (address: string) => {
      const socket = new Socket();
      Object.defineProperty(socket, 'remoteAddress', { value: address });
      server.emit('connection', socket);
      return !socket.destroyed;
    };
    expect(['2001:db8::1', '2001:db8::2', '2001:db8::3'].map(visit)).toEqual([true, true, false]);
    expect(visit('2001:db8:0:ff::1')).toBe(false);
    expect(visit('2001:db8:0:100::1')).toBe(true);
    server.emit('close');
  });

  it('the server limits the connections of one address, and accepts another after one closes', async () => {
    const visit = await serve(sendsMuch, { mostOfOne: 2 });
    const first = await visit();
    await visit();
    expect((await visit()).served.destroyed).toBe(true);
    first.visitor.destroy();
    await first.hungUp;
    expect((await visit()).served.destroyed).toBe(false);
  });
});

describe('a server with all connections held by four addresses', () => {
  const answersAll: RequestListener = (request, response) =>
    void request.resume().once('end', () => response.end('ok'));
  const holders = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'];
  const somebodyElse = { localAddress: '127.0.0.6' };
  /** Bytes of an incomplete request. A connection that sent them waits for its client. */
  const held = [
    ['half a header', 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: '],
    ['half a body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{'],
    ['a connection that sends nothing', ''],
  ] as const;

  it.each(held)(
    'a full server serves the clients of another address, one after the other: %s',
    async (_, said) => {
      const visit = await serve(answersAll, { most: 8, reserve: 1, mostOfOne: 2 });
      for (const localAddress of [...holders, ...holders]) await visit(said, { localAddress });
      for (let count = 0; count < 8; count += 1) {
        const { visitor } = await visit(question, somebodyElse);
        const [answer] = await once(visitor.setEncoding('latin1').resume(), 'data');
        expect(answer).toMatch(/^HTTP\/1\.1 200 /);
        visitor.destroy();
      }
    },
  );

  it('a full server closes the oldest waiting connection of the largest network, but none with a running request', async () => {
    const requests = new EventEmitter();
    const visit = await serve(() => requests.emit('one'), { most: 4, reserve: 1, mostOfOne: 4 });
    const begun = once(requests, 'one');
    const busy = await visit(question, { localAddress: '127.0.0.2' });
    await begun;
    // A second, incomplete request does not make the busy connection wait for its client.
    const next = once(requests, 'one');
    busy.visitor.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{');
    await next;
    const one = await visit('', { localAddress: '127.0.0.3' });
    const oldest = await visit('', { localAddress: '127.0.0.2' });
    const newest = await visit('', { localAddress: '127.0.0.2' });
    const newcomer = await visit('', somebodyElse);
    expect([busy, one, oldest, newest, newcomer].map(({ served }) => served.destroyed)).toEqual([
      false,
      false,
      true,
      false,
      false,
    ]);
  });
});

describe('a server behind a proxy that holds all its connections', () => {
  it('a full server behind a proxy closes the oldest idle connection for a new one', async () => {
    const { most, reserve, mostOfOne } = connectionLimitsBehind(1);
    expect(mostOfOne).toBe(most + reserve);
    const visit = await serve(() => {}, { most: 2, reserve: 1, mostOfOne: 3 });
    const [oldest, other, newcomer] = [await visit(), await visit(), await visit()];
    expect([oldest, other, newcomer].map(({ served }) => served.destroyed)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('pipelined requests', () => {
  it('pipelined requests are processed in order, one at a time', async () => {
    const begun: (string | undefined)[] = [];
    let last: ServerResponse | undefined;
    const visit = await serve(
      inTurn((request, response) => {
        begun.push(request.url);
        expect(last?.writableFinished).not.toBe(false);
        last = response;
        setImmediate(() => response.end(`the answer to ${request.url}. `));
      }),
    );
    const paths = ['/a', '/b', '/c'];
    const { visitor } = await visit(paths.map((path) => question.replace('/', path)).join(''));
    let heard = '';
    for await (const chunk of visitor) {
      heard += chunk;
      if (heard.includes('the answer to /c')) break;
    }
    expect(begun).toEqual(paths);
    expect(heard.match(/answer to ..(?=\.)/g)).toEqual(paths.map((path) => `answer to ${path}`));
  });

  it('pipelined requests wait while a response is not read, and too many close the connection', async () => {
    let begun = 0;
    const visit = await serve(
      inTurn((request, response) => {
        begun += 1;
        sendsMuch(request, response);
      }),
    );
    const patient = await visit(question.repeat(5));
    const pushy = await visit(question.repeat(300));
    await pushy.hungUp;
    expect(begun).toBe(2);
    expect(patient.served.destroyed).toBe(false);
  });
});
