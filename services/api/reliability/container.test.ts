import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { imageOf } from '../../../dev/shared/dockerfile.mjs';
import { requestFromNow } from '../src/testing/giulia.ts';
import { serverProcess } from './support/server-process.ts';

// Imitates the last stage of the Dockerfile without Docker: its folder, its command, its health
// check, and a user who owns no files.

const run = promisify(execFile);
const { command, env, health } = imageOf();
const isRoot = process.getuid?.() === 0;
const uid = isRoot ? 65_534 : undefined;
const home = mkdtempSync(join(tmpdir(), 'preventivo-container-'));
const app = join(home, 'app');
const data = join(home, 'data');

beforeAll(() => {
  chmodSync(home, 0o755);
  const script = join(import.meta.dirname, '../../../dev/build/server-folder.mjs');
  execFileSync(process.execPath, [script, app]);
  execFileSync('chmod', ['-R', 'a-w,a+rX', app]);
  mkdirSync(data, { mode: 0o700 });
  if (uid) chownSync(data, uid, uid);
});
afterAll(() => {
  execFileSync('chmod', ['-R', 'u+w', app]);
  rmSync(home, { recursive: true });
});

it('a server in a read-only folder serves the pages, stores a request and reports itself healthy', async () => {
  const { NODE_ENV = '' } = env;
  const said = { DATA_DIR: data, NODE_ENV, MAIL_FILES: 'on' };
  const server = await serverProcess(said, { uid, cwd: app, args: command.slice(1) });
  const checked = (port: string) =>
    run(process.execPath, health.slice(1), { env: { PORT: port } }).then(
      () => 'healthy',
      () => 'unhealthy',
    );
  const { port } = new URL(server.address);
  expect(await checked(port)).toBe('unhealthy');
  await server.start();
  expect(await checked(port)).toBe('healthy');

  const page = await fetch(`${server.address}/travel/`);
  expect(await page.text()).toMatch(/<meta name="build" content="[0-9a-f]{8}">/);
  const { build } = await (await fetch(`${server.address}/health`)).json();
  expect(build).toMatch(/^[0-9a-f]{8}$/);
  expect(server.written()).toContain(`"build":"${build}"`);

  const send = () =>
    fetch(`${server.address}/api/travel/submit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'from-a-container' },
      body: JSON.stringify(requestFromNow()),
    });
  const first = await send();
  expect(first.status).toBe(200);
  // After the restart, the server can replay the response only if the volume has kept the request.
  expect(await server.end('SIGTERM')).toMatchObject({ code: 0 });
  await server.start();
  const again = await send();
  expect(await again.text()).toBe(await first.text());
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  await server.end('SIGTERM');
});
