import { once } from 'node:events';
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
