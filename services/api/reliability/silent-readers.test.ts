import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, newSqlite } from './databases.ts';
import { type ServerProcess, serverProcess } from './server-process.ts';
import { send } from './visitors.ts';
import { within } from './within.ts';

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
  await server.end('SIGKILL');
  await database.remove();
});

/** Somebody who asks so often over one connection, and reads none of the answers. */
async function asksAndNeverReads(path: string, times: number): Promise<Socket> {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname).pause();
  socket.on('error', () => {});
  sockets.push(socket);
  await within(30, 'A connection', once(socket, 'connect'));
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(times));
  return socket;
}

/** The memory of the server, in megabytes. */
function memory(): number {
  const status = readFileSync(`/proc/${server.pid()}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

/** What the server is like for others, for so many seconds: its highest memory, its slowest `/health`. */
async function watched(seconds: number) {
  const until = performance.now() + seconds * 1000;
  let [slowest, highest] = [0, 0];
  while (performance.now() < until) {
    const asked = performance.now();
    expect(await server.health()).toBe(200);
    slowest = Math.max(slowest, performance.now() - asked);
    highest = Math.max(highest, memory());
    await pause(20);
  }
  return { slowest, highest };
}

it.each([
  ['three hundred times at once', 300],
  ['as often as is waited for', 9],
])(
  'serves others while sixty clients ask for the largest document %s and never read',
  async (_, times) => {
    // What a server that has served somebody holds.
    for (let asked = 0; asked < 20; asked += 1)
      await (await fetch(`${server.address}/openapi.json`)).text();
    const before = memory();
    await Promise.all(Array.from({ length: 60 }, () => asksAndNeverReads('/openapi.json', times)));
    const { slowest, highest } = await watched(5);
    console.log(
      `${Math.round(before)} MB, then ${Math.round(highest)}; the slowest /health ${Math.round(slowest)} ms`,
    );
    expect(highest - before).toBeLessThan(50);
    expect(slowest).toBeLessThan(500);
    expect(await send(server.address, 'another-visitor')).toMatchObject({ again: false });
  },
  120_000,
);
