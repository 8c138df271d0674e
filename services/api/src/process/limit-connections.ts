import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { countedAddress } from './client-address.ts';

/** What clients may hold of a server. */
interface ConnectionLimits {
  /** Connections at a time. */
  readonly most: number;
  /** Connections at a time of one address, of IPv6 of one network. */
  readonly mostOfOne: number;
  /** Milliseconds without a byte in either direction, also while an answer is waiting to be taken. */
  readonly idle: number;
  /** Bytes of answers that all clients together have not taken yet. */
  readonly waiting: number;
}

export const connectionLimits: ConnectionLimits = {
  most: 2_000,
  mostOfOne: 500,
  // Longer than the longest answer is worked on: a database that is away is waited for for twenty seconds at most.
  idle: 30_000,
  waiting: 64 * 1024 * 1024,
};

/** How often what waits is added up, in milliseconds. */
const lookInterval = 1_000;

/** Keeps what clients hold of a server within limits, by ending connections that nobody gets anything from. */
export function limitConnections(server: Server, limits = connectionLimits): void {
  server.maxConnections = limits.most;
  // Node counts writing as well: a connection whose bytes are not taken is as idle as one that says nothing.
  server.timeout = limits.idle;
  const open = new Set<Socket>();
  const ofAddress = new Map<string, number>();

  server.on('connection', (socket: Socket) => {
    const address = countedAddress(socket.remoteAddress ?? '') ?? '-';
    const before = ofAddress.get(address) ?? 0;
    if (before >= limits.mostOfOne) {
      socket.destroy();
      return;
    }
    ofAddress.set(address, before + 1);
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      const left = (ofAddress.get(address) ?? 1) - 1;
      if (left > 0) ofAddress.set(address, left);
      else ofAddress.delete(address);
    });
  });

  const look = setInterval(() => endSlowest(open, limits.waiting), lookInterval).unref();
  server.once('close', () => clearInterval(look));
}

/** Since when a connection has not taken anything of what waits for it, and how much that is. */
const stalled = new WeakMap<Socket, { readonly bytes: number; readonly since: number }>();

/** Where more bytes wait than may, ends the connections that have taken nothing for longest. */
function endSlowest(open: ReadonlySet<Socket>, most: number): void {
  const now = performance.now();
  let waiting = 0;
  for (const socket of open) {
    const bytes = socket.writableLength;
    waiting += bytes;
    if (bytes === 0) stalled.delete(socket);
    else if (stalled.get(socket)?.bytes !== bytes) stalled.set(socket, { bytes, since: now });
  }
  if (waiting <= most) return;
  const since = (socket: Socket) => stalled.get(socket)?.since ?? now;
  for (const socket of [...open].sort((a, b) => since(a) - since(b))) {
    if (waiting <= most) return;
    waiting -= socket.writableLength;
    if (socket.writableLength > 0) socket.destroy();
  }
}
