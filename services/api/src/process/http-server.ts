import { once } from 'node:events';
import { createServer, type Server, type ServerOptions } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { BadConfig, type Config } from '../config/config.ts';
import type { App } from '../http/environment.ts';
import type { Logger } from '../log/log.ts';
import type { Tracing } from '../telemetry/tracing.ts';
import { clientAddress, isForwarded, isLocalRequest } from './client-address.ts';
import { inTurn } from './in-turn.ts';
import { connectionLimitsBehind, limitConnections } from './limit-connections.ts';
import { requireOneHost } from './one-host.ts';

/** Timeouts for incoming requests. Node checks them every 30 s by default; here every second. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
} as const satisfies ServerOptions;
const mostRequestsOfAConnection = 1_000;

/** Host assumed when the request has none (HTTP/1.0 health checks). */
const nameless = { hostname: 'localhost' };

const trustHint =
  'A request came through a proxy while TRUST_PROXY is 0: all visitors behind it are counted as one. Set TRUST_PROXY to the number of proxies in front, or have nobody send x-forwarded-for.';

interface Watchers {
  readonly log: Logger;
  readonly tracing?: Tracing | undefined;
}

/** Creates a Node server for the app. The server does not listen yet. */
export function createHttpServer(
  app: App,
  config: Pick<Config, 'trustProxy' | 'accounts'>,
  { log, tracing }: Watchers,
): Server {
  let isTold = config.trustProxy > 0;
  const listener = getRequestListener(async (request, { incoming }) => {
    if (!isTold && isForwarded(incoming)) {
      isTold = true;
      log({ level: 'error', event: 'proxy-not-trusted', hint: trustHint });
    }
    const client = clientAddress(incoming, config.trustProxy);
    const isLocal = isLocalRequest(incoming, config);
    const work = async () => app.fetch(request, { client, isLocal });
    const response = await (tracing ? tracing.inSpan(work) : work());
    // An open keep-alive connection would delay the shutdown.
    if (!server.listening) response.headers.set('connection', 'close');
    return response;
  }, nameless);
  const server = createServer(limits, requireOneHost(inTurn(listener)));
  server.maxRequestsPerSocket = mostRequestsOfAConnection;
  limitConnections(server, connectionLimitsBehind(config.trustProxy));
  return server;
}

const reasons: Readonly<Record<string, string | undefined>> = {
  EADDRINUSE: 'the port is taken',
  EACCES: 'the port may not be used by this user',
  EADDRNOTAVAIL: 'the host is not an address of this machine',
  ENOTFOUND: 'the host is not known',
};

/** Starts listening and returns the URL. @throws {BadConfig} */
export async function listen(server: Server, { port, host }: Config): Promise<string> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new BadConfig(`Cannot listen at HOST ${host}, PORT ${port}: ${reasons[code] ?? code}.`);
  }
  const bound = server.address();
  const heard = typeof bound === 'object' && bound ? bound.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${heard}`;
}

/** How long running requests may continue during shutdown, in milliseconds. */
const gracePeriod = 8_000;

/**
 * Stops accepting connections, waits for running requests, then closes the remaining connections.
 */
export async function closeGracefully(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), gracePeriod);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
