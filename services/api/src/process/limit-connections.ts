import type { Server } from 'node:http';
import { isIP, type Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import { type CountedConnection, endWaitingConnection } from './end-waiting-connection.ts';

interface ConnectionLimits {
  /**
   * Number of open connections at which the server is full. For each further connection, the server
   * closes a connection that waits for its client (`EndWaiting`).
   */
  readonly most: number;
  /**
   * Number of connections that the server accepts beyond `most`. It needs them while no open
   * connection waits for its client.
   */
  readonly reserve: number;
  /** Maximum connections of one IPv4 address or IPv6 /56, the size that a household gets. */
  readonly mostOfOne: number;
  /** Idle timeout in milliseconds, also while the client does not read a response. */
  readonly idle: number;
  /** Maximum bytes of unread responses, over all clients. */
  readonly waiting: number;
}

export const connectionLimits: ConnectionLimits = {
  most: 2_000,
  reserve: 100,
  mostOfOne: 500,
  // Longer than the slowest response, which waits twenty seconds for an unavailable database.
  idle: 30_000,
  waiting: 64 * 1024 * 1024,
};

/**
 * Returns the limits behind proxies. All connections come from the address of the proxy, so this
 * address may open as many connections as the server accepts.
 */
export const connectionLimitsBehind = (proxies: number): ConnectionLimits =>
  proxies > 0
    ? { ...connectionLimits, mostOfOne: connectionLimits.most + connectionLimits.reserve }
    : connectionLimits;

/** Interval of the check of unread bytes, in milliseconds. */
const stalledCheckInterval = 1_000;

/** Enforces limits by closing connections that make no progress. */
export function limitConnections(server: Server, limits = connectionLimits): void {
  server.maxConnections = limits.most + limits.reserve;
  // The timeout also closes a connection whose client does not read the response.
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
    // Free a slot first: after adding the new connection, `endWaiting` could close it.
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

  const look = setInterval(
    () => endSlowest(socketsOf(open), limits.waiting),
    stalledCheckInterval,
  ).unref();
  server.once('close', () => clearInterval(look));
}

const socketsOf = (open: Iterable<CountedConnection>) => [...open].map(({ socket }) => socket);

/**
 * Returns the network of a connection: an IPv4 address, or the first 56 bits of an IPv6 address.
 */
function networkOf(remote: string): string {
  const bare = remote.replace(/%.*$/, '');
  if (!isIP(bare)) return '-';
  const address = ipaddr.process(bare);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/56`).toString();
}

/** The unread bytes of a connection, and the time at which their number last changed. */
const stalled = new WeakMap<Socket, { readonly bytes: number; readonly since: number }>();

/** If clients have too many unread bytes, closes the connection that stalled first. */
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
