import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { createAdaptorServer } from '@hono/node-server';
import { BadConfig, type Config } from '../config/config.ts';

type Listener = ReturnType<typeof createAdaptorServer>;

const reasons: Readonly<Record<string, string | undefined>> = {
  EADDRINUSE: 'the port is taken',
  EACCES: 'the port may not be used by this user',
  EADDRNOTAVAIL: 'the host is not an address of this machine',
  ENOTFOUND: 'the host is not known',
};

/** Listens, and says where. @throws {BadConfig} */
export async function listen(server: Listener, { port, host }: Config): Promise<string> {
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

/** How long answers that are under way are waited for, in milliseconds. */
const gracePeriod = 8_000;

/** Takes no new connection, lets answers under way end, then ends what is left. */
export async function closeGracefully(
  server: ReturnType<typeof createAdaptorServer>,
): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(
      () => 'closeAllConnections' in server && server.closeAllConnections(),
      gracePeriod,
    );
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}

/**
 * Whom a request is counted for: the address it came from, as the outermost trusted proxy saw it.
 * @param proxies how many proxies stand in front; what the client itself wrote is never believed
 */
export function clientAddress(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: number,
): string {
  const direct = request.socket.remoteAddress ?? '-';
  if (proxies === 0) return direct;
  const forwarded = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(forwarded) ? forwarded.join() : (forwarded ?? ''))
    .split(',')
    .map((one) => one.trim());
  return hops.at(-proxies) || direct;
}
