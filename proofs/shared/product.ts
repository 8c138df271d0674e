import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { anyPort } from '../../dev/shared/any-port.mjs';

/**
 * Starts the server of the built product on a free loopback port, with an empty database.
 * @param root the checkout whose build runs
 */
export async function serveProduct(root = join(import.meta.dirname, '..', '..')) {
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-bench-'));
  const port = await anyPort();
  const address = `http://127.0.0.1:${port}`;
  const start = performance.now();
  const server = spawn(process.execPath, ['services/api/dist/server.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      MAIL_FILES: 'on',
    },
  });
  while (!(await answers(`${address}/health`))) {
    if (server.exitCode !== null) throw new Error('bench: the server did not start');
    // Wait between two polls: polling without a pause would slow down the start of the server.
    await setTimeout(5);
  }
  const startMs = performance.now() - start;
  const stop = async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  return { address, startMs, pid: server.pid ?? 0, stop };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
