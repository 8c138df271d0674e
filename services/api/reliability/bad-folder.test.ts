import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serverProcess } from './support/server-process.ts';

const nobody = 65_534;

it('the server exits within two seconds with an error that names a folder without write access', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-reliability-'));
  chmodSync(folder, 0o555);
  // Root can write anywhere, so the server runs as another user.
  const options = process.getuid?.() === 0 ? { uid: nobody } : {};
  const server = await serverProcess({ DATA_DIR: join(folder, 'data') }, options);
  const started = performance.now();
  await expect(server.start()).rejects.toThrow();
  expect(performance.now() - started).toBeLessThan(2000);
  const said = server.written();
  expect(said).toMatch(/^The folder DATA_DIR \(.+\) cannot be used: .+\.\n$/);
  expect(said).toContain(folder);
  rmSync(folder, { recursive: true });
});
