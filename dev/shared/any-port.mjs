import { createServer } from 'node:net';

/**
 * The lowest port to return. All returned ports are below the ephemeral ports, which the system assigns to outgoing
 * connections.
 */
const lowest = 20_000;
const count = 12_000;

/** Returns a free loopback port that stays free while its server restarts. */
export async function anyPort() {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * count);
    if (await isFree(port)) return port;
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
