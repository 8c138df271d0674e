import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { requestFromNow } from '../../src/testing/giulia.ts';

/**
 * Sends a request and resets its connection. The reset happens in the middle of the body or before
 * the response.
 */
export async function tornSend(address: string, key: string): Promise<void> {
  const { hostname, port } = new URL(address);
  const body = Buffer.from(JSON.stringify(requestFromNow()));
  const head = [
    'POST /api/travel/submit HTTP/1.1',
    `host: ${hostname}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    `idempotency-key: ${key}`,
  ];
  const part = Math.random() < 0.5 ? body.subarray(0, body.length / 2) : body;
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await new Promise((resolve) => socket.write(part, resolve));
  await pause(Math.random() * 10);
  socket.resetAndDestroy();
}
