import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, newSqlite } from './support/databases.ts';
import { type ServerProcess, serverProcess } from './support/server-process.ts';
import { send } from './support/visitors.ts';
import { within } from './support/within.ts';

let database: Database;
let server: ServerProcess;
const sockets: Socket[] = [];

beforeEach(async () => {
  database = await newSqlite();
  // Give the server little memory. Unread responses would then exhaust it quickly.
  const args = ['--max-old-space-size=512', 'dist/server.js'];
  server = await serverProcess(database.env, { args });
  await server.start();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.end('SIGKILL');
  await database.remove();
});

async function asksAndNeverReads(path: string, encoding: string, times: number): Promise<Socket> {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname).pause();
  socket.on('error', () => {});
  sockets.push(socket);
  await within(30, 'A connection', once(socket, 'connect'));
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: x\r\naccept-encoding: ${encoding}\r\n\r\n`.repeat(times),
  );
  return socket;
}

/** Returns the memory of the server, in megabytes. */
function memory(): number {
  const status = readFileSync(`/proc/${server.pid()}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

/** Watches the server for some seconds. Returns its peak memory and its slowest `/health`. */
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

function largestAsset(): string {
  const folder = new URL('../../../apps/travel/dist/assets/', import.meta.url);
  const sizeOf = (name: string) => statSync(new URL(name, folder)).size;
  const [largest = ''] = readdirSync(folder).sort((a, b) => sizeOf(b) - sizeOf(a));
  return `/travel/assets/${largest}`;
}

it.each([
  ['/openapi.json', 'identity', 300],
  ['/openapi.json', 'identity', 9],
  [largestAsset(), 'br, gzip', 30],
  [largestAsset(), 'identity', 300],
])(
  'a server with 512 MB of heap serves others while sixty clients request %s (%s) %d times each and never read',
  async (path, encoding, times) => {
    // Warm the server up before measuring its memory.
    for (let asked = 0; asked < 20; asked += 1) {
      const headers = { 'accept-encoding': encoding };
      await (await fetch(`${server.address}${path}`, { headers })).arrayBuffer();
    }
    const before = memory();
    await Promise.all(Array.from({ length: 60 }, () => asksAndNeverReads(path, encoding, times)));
    const { slowest, highest } = await watched(2);
    console.log(
      `${Math.round(before)} MB, then ${Math.round(highest)}; the slowest /health ${Math.round(slowest)} ms`,
    );
    // The clients request up to six gigabytes. The memory may grow only by a fifth of the heap (100
    // MB).
    expect(highest - before).toBeLessThan(100);
    expect(slowest).toBeLessThan(500);
    expect(await send(server.address, 'another-visitor')).toMatchObject({ again: false });
  },
  120_000,
);
