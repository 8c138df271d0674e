import type { Server } from 'node:http';
import { isIP, type Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import { type CountedConnection, endWaitingConnection } from './end-waiting-connection.ts';

/** What clients may hold of a server. */
interface ConnectionLimits {
  /** Open connections at which a newcomer replaces a waiting one of the network that holds most. */
  readonly most: number;
  /** Extra connections, accepted while no open one waits for its client. */
  readonly besides: number;
  /** Open connections of one IPv4 address or one IPv6 /56, which is what a household gets. */
  readonly mostOfOne: number;
  /** Milliseconds without a byte in either direction, also while an answer is waiting to be taken. */
  readonly idle: number;
  /** Bytes of answers that all clients together have not taken yet. */
  readonly waiting: number;
}

export const connectionLimits: ConnectionLimits = {
  most: 2_000,
  besides: 100,
  mostOfOne: 500,
  // Longer than the longest answer is worked on: a database that is away is waited for for twenty seconds at most.
  idle: 30_000,
  waiting: 64 * 1024 * 1024,
};

/** The limits of a server behind so many proxies: all connections are those of the proxy, which may hold every one. */
export const connectionLimitsBehind = (proxies: number): ConnectionLimits =>
  proxies > 0
    ? { ...connectionLimits, mostOfOne: connectionLimits.most + connectionLimits.besides }
    : connectionLimits;

/** How often what waits is added up, in milliseconds. */
const lookInterval = 1_000;

/** Keeps what clients hold of a server within limits, by ending connections that nobody gets anything from. */
export function limitConnections(server: Server, limits = connectionLimits): void {
  server.maxConnections = limits.most + limits.besides;
  // Node counts writing as well: a connection whose bytes are not taken is as idle as one that says nothing.
  server.timeout = limits.idle;
  const open = new Set<CountedConnection>();
  const ofNetwork = new Map<string, number>();
  const endWaiting = endWaitingConnection(server);

  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const before = ofNetwork.get(network) ?? 0;
    if (before >= limits.mostOfOne) {
      socket.destroy();
      return;
    }
    // Before the newcomer is counted: it must not end itself.
    if (open.size >= limits.most) endWaiting(open);
    const connection = { socket, network };
    ofNetwork.set(network, before + 1);
    open.add(connection);
    socket.once('close', () => {
      open.delete(connection);
      const left = (ofNetwork.get(network) ?? 1) - 1;
      if (left > 0) ofNetwork.set(network, left);
      else ofNetwork.delete(network);
    });
  });

  const look = setInterval(() => endSlowest(socketsOf(open), limits.waiting), lookInterval).unref();
  server.once('close', () => clearInterval(look));
}

const socketsOf = (open: Iterable<CountedConnection>) => [...open].map(({ socket }) => socket);

/** The network that a connection is counted for: an IPv4 address, or the first 56 bits of an IPv6 one. */
function networkOf(remote: string): string {
  const bare = remote.replace(/%.*$/, '');
  if (!isIP(bare)) return '-';
  const address = ipaddr.process(bare);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/56`).toString();
}

/** Since when a connection has not taken anything of what waits for it, and how much that is. */
const stalled = new WeakMap<Socket, { readonly bytes: number; readonly since: number }>();

/** Where more bytes wait than may, ends the connections that have taken nothing for longest. */
function endSlowest(open: readonly Socket[], most: number): void {
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
  for (const socket of open.toSorted((a, b) => since(a) - since(b))) {
    if (waiting <= most) return;
    waiting -= socket.writableLength;
    if (socket.writableLength > 0) socket.destroy();
  }
}
