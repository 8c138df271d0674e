import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, newSqlite } from './support/databases.ts';
import { type ServerProcess, serverProcess } from './support/server-process.ts';
import { within } from './support/within.ts';

let database: Database;
let server: ServerProcess;
const sockets: Socket[] = [];

beforeEach(async () => {
  database = await newSqlite();
  server = await serverProcess(database.env);
  await server.start();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.end('SIGTERM');
  await database.remove();
});

/** Opens a connection and sends an incomplete request. */
async function slowly(text: string): Promise<Socket> {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  sockets.push(socket);
  await within(30, 'A connection', once(socket, 'connect'));
  socket.write(text);
  return socket;
}
const post = (length: string) =>
  `POST /api/travel/professions HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${length}\r\n`;

it('the server closes a connection within fifteen seconds when its headers do not end', async () => {
  const started = performance.now();
  const socket = await slowly('GET /health HTTP/1.1\r\nhost: x\r\n');
  socket.resume();
  await within(60, 'The end of a connection whose headers do not end', once(socket, 'close'));
  expect(performance.now() - started).toBeLessThan(15_000);
});

it('the server answers others without delay while two hundred clients send their bodies slowly', async () => {
  const alone = await typicalAnswer();
  await Promise.all(
    Array.from({ length: 200 }, () => slowly(`${post('content-length: 1000\r\n')}\r\n{"a`)),
  );
  // The limit is relative, because the speed of the machine varies.
  expect(await typicalAnswer()).toBeLessThan(alone * 3 + 20);
});

/** Returns the median time of two hundred responses, in milliseconds. */
async function typicalAnswer(): Promise<number> {
  const times: number[] = [];
  for (let asked = 0; asked < 200; asked += 1) {
    const started = performance.now();
    expect(await server.health()).toBe(200);
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[100] ?? Number.POSITIVE_INFINITY;
}

it('the server stops reading a chunked body of fifty megabytes', async () => {
  const chunk = new Uint8Array(64 * 1024).fill(32);
  let taken = 0;
  const endless = new ReadableStream({
    pull(controller) {
      taken += 1;
      if (taken > 800) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: endless,
    duplex: 'half',
  } as const;
  const asked = fetch(`${server.address}/api/travel/professions`, init).catch(() => undefined);
  const answer = await within(60, 'The answer to a body without an end, or its cut', asked);
  // The client keeps sending. The connection may therefore close before the response arrives.
  if (answer) expect(answer.status).toBe(413);
  expect(taken).toBeLessThan(200);
  expect(await server.health()).toBe(200);
});
