import { createServer } from 'node:net';
import { expect, it, vi } from 'vitest';
import { anyPort } from './any-port.mjs';

it('anyPort returns a port that a server can bind, outside the ephemeral range', async () => {
  const port = await anyPort();
  expect(port).toBeGreaterThanOrEqual(20_000);
  expect(port).toBeLessThan(32_768);
  const server = createServer();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  await new Promise((resolve) => server.close(resolve));
});

it('anyPort returns no port that is in use', async () => {
  const taken = await anyPort();
  const server = createServer();
  await new Promise((resolve) => server.listen(taken, '127.0.0.1', resolve));
  const chances = [(taken - 20_000 + 0.5) / 12_000, 0.5];
  const random = vi.spyOn(Math, 'random').mockImplementation(() => chances.shift() ?? 0.25);
  expect(await anyPort()).not.toBe(taken);
  random.mockRestore();
  await new Promise((resolve) => server.close(resolve));
});
