import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface SlowReceiver {
  readonly env: { readonly WEBHOOK_URL: string; readonly WEBHOOK_SECRET: string };
  /** The `webhook-id`s of all accepted deliveries. */
  readonly taken: ReadonlySet<string>;
  /** Returns the highest number of concurrent deliveries so far. */
  readonly most: () => number;
  readonly connections: () => number;
  /** From now on, responds to deliveries at once. */
  hurry(): void;
  stop(): void;
}

export interface Slowness {
  /** The delay of each response, in milliseconds. */
  readonly ms: number;
  /** How many of a hundred deliveries get no response. @defaultValue 0 */
  readonly hanging?: number;
}

/**
 * Starts a receiver that accepts deliveries after a delay. Some deliveries never get a response.
 */
export async function slowReceiver({ ms, hanging = 0 }: Slowness): Promise<SlowReceiver> {
  let isQuick = false;
  const taken = new Set<string>();
  const [counts, held] = [{ arrived: 0, connections: 0, most: 0 }, new Set<string>()];
  const server = createServer(async (request, response) => {
    const id = String(request.headers['webhook-id']);
    counts.arrived += 1;
    held.add(id);
    counts.most = Math.max(counts.most, held.size);
    response.once('close', () => held.delete(id));
    request.resume();
    if (counts.arrived % 100 < hanging) return;
    if (!isQuick) await pause(ms);
    taken.add(id);
    response.writeHead(204).end();
  });
  server.on('connection', () => {
    counts.connections += 1;
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return {
    env: {
      WEBHOOK_URL: `http://127.0.0.1:${port}/`,
      WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    },
    taken,
    most: () => counts.most,
    connections: () => counts.connections,
    hurry: () => {
      isQuick = true;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
