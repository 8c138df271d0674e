import { createServer } from 'node:net';

/** Below the ports that systems give to calls going out: one of those may be taken by any call before it is used. */
const lowest = 20_000;
const count = 12_000;

/** A port of loopback that nobody listens on, and that stays free while a server of it is down. */
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
