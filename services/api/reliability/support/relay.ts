import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * A TCP proxy that can fall silent, like a network that drops all packets. In this state, neither
 * side learns that the connection is lost.
 */
export interface Relay {
  readonly port: number;
  /**
   * Stops forwarding in both directions, but keeps all connections open. Accepts new connections
   * but does not forward them.
   */
  fallSilent(): void;
  /** Forwards new connections. Earlier connections stay half-open for ever. */
  recover(): void;
  stop(): void;
}

export async function relayTo(port: number): Promise<Relay> {
  const pairs = new Set<readonly Socket[]>();
  let isSilent = false;
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    const pair = [client, upstream] as const;
    pairs.add(pair);
    for (const socket of pair) socket.on('error', () => {});
    if (isSilent) return;
    client.pipe(upstream);
    upstream.pipe(client);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound ? bound.port : 0,
    fallSilent: () => {
      isSilent = true;
      for (const [client, upstream] of pairs) {
        client?.unpipe();
        upstream?.unpipe();
        client?.pause();
        upstream?.pause();
      }
    },
    recover: () => {
      isSilent = false;
    },
    stop: () => {
      server.close();
      for (const socket of [...pairs].flat()) socket.destroy();
    },
  };
}

export function throughRelay(url: string, { port }: Relay): string {
  const through = new URL(url);
  through.port = String(port);
  return through.href;
}
