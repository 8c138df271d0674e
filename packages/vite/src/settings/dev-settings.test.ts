import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { devServer } from '../dev-server.ts';
import { horse } from '../lines/horse.fixture.ts';
import { noSettings, settingsSchema } from './check-settings.ts';
import { devSettings } from './dev-settings.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'preventivo-app-'));
  write('index.html', '<!doctype html><body><div id="root"></div></body>');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const write = (name: string, text: string) => writeFileSync(join(root, name), text);

/** Starts the development server of an app. Returns a function that fetches a path as text. */
async function started(server = {}) {
  const errors: string[] = [];
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [devSettings(horse)],
    server: { ...devServer({}), ...server, port: 0, ws: false },
    optimizeDeps: { noDiscovery: true },
    customLogger: {
      info: () => {},
      warn: () => {},
      warnOnce: () => {},
      error: (text) => errors.push(text),
      clearScreen: () => {},
      hasErrorLogged: () => false,
      hasWarned: false,
    },
  });
  onTestFinished(() => vite.close());
  await vite.listen();
  if (!vite.httpServer) throw new Error('Vite runs as a middleware.');
  const { address, port } = vite.httpServer.address() as AddressInfo;
  const text = async (path: string) => (await fetch(`http://${address}:${port}${path}`)).text();
  return { address, errors, text };
}

describe('development server of an app', () => {
  it('the development server serves an empty settings file and its schema if the app has none', async () => {
    const { text } = await started();
    expect(await text('/settings.json')).toBe(noSettings);
    expect(await text('/settings.schema.json')).toBe(settingsSchema);
  });

  it("the development server serves the settings file of the app's folder, and reads it on each request", async () => {
    write('settings.json', '{"help": "/aiuto"}');
    const { text } = await started();
    expect(await text('/settings.json')).toBe('{"help": "/aiuto"}');
    write('settings.json', '{"help": "/altro"}');
    expect(await text('/travel/settings.json')).toBe('{"help": "/altro"}');
  });

  it('the development server serves the file that SETTINGS_FILE names instead, and lists its errors', async () => {
    write('settings.json', '{"help": "/aiuto"}');
    write('alfa.json', '{"hepl": "/alfa"}');
    vi.stubEnv('SETTINGS_FILE', join(root, 'alfa.json'));
    const { errors, text } = await started();
    expect(await text('/settings.json')).toBe('{"hepl": "/alfa"}');
    expect(errors.join()).toContain('alfa.json: hepl: there is no such setting. Is it help?');
  });

  it('the development server serves a page with the script that requests the settings', async () => {
    const { text } = await started();
    expect(await text('/')).toContain("fetch('./settings.json')");
  });

  it('the development server listens on loopback only and proxies calls to the API', async () => {
    const api = createHttpServer((request, response) => response.end(`api ${request.url}`));
    onTestFinished(() => void api.close());
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const { port } = api.address() as AddressInfo;
    const { address, text } = await started(devServer({ API: `http://127.0.0.1:${port}` }));
    expect(address).toBe('127.0.0.1');
    expect(await text('/api/travel/enums/stati')).toBe('api /api/travel/enums/stati');
  });
});

describe('devServer', () => {
  it('devServer uses the port in `PORT`, and fails if it is not free', () => {
    expect(devServer({ PORT: '5180' })).toMatchObject({ port: 5180, strictPort: true });
  });

  it("devServer proxies to the API's default port if `API` is not set", () => {
    expect(devServer({})).toMatchObject({ proxy: { '/api': 'http://127.0.0.1:3000' } });
  });
});
