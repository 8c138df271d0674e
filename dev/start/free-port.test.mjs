import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from './free-port.mjs';

async function listening() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.close());
  return String(server.address().port);
}

it('freePort rejects a port that another program uses, and suggests another', async () => {
  const port = await listening();
  await expect(freePort(port, '127.0.0.1')).rejects.toThrow(
    new RegExp(`^Port ${port} is taken: .*PORT=${Number(port) + 1} npm start\\.$`),
  );
});

it('freePort names the command that was called', async () => {
  await expect(freePort(await listening(), '127.0.0.1', 'pnpm dev travel')).rejects.toThrow(
    /PORT=\d+ pnpm dev travel\.$/,
  );
});

it('freePort rejects a port that is no number', async () => {
  await expect(freePort('tremila', '127.0.0.1')).rejects.toThrow(
    "PORT is 'tremila', but it takes a number from 0 to 65535.",
  );
  await expect(freePort('70000', '127.0.0.1')).rejects.toThrow(/65535/);
});

it('freePort accepts a free port', async () => {
  await expect(freePort('0', '127.0.0.1')).resolves.toBeUndefined();
});
