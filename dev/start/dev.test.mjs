import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { anyPort } from '../shared/any-port.mjs';
import { root } from '../shared/root.mjs';
import { lineOf, shownOf } from './dev.mjs';

it('pnpm dev lists the lines when called without a line or with an unknown line', () => {
  expect(() => lineOf([], ['pets', 'travel'])).toThrow(
    'Name the line to work on, for example: pnpm dev travel\nThe lines are pets, travel.',
  );
  expect(() => lineOf(['travle'], ['pets', 'travel'])).toThrow(
    "There is no line 'travle'. The lines are pets, travel.",
  );
  expect(lineOf(['pets'], ['pets', 'travel'])).toBe('pets');
});

it('pnpm dev shows failures and mails of the API, and no routine events', () => {
  const shown = (entry) => shownOf(JSON.stringify(entry));
  expect(shown({ level: 'info', request: 'a1', status: 200 })).toBeUndefined();
  for (const event of ['configuration', 'listening'])
    expect(shown({ level: 'info', event })).toBeUndefined();
  expect(shown({ level: 'error', request: 'a1', status: 500 })).toContain('"status":500');
  expect(shown({ level: 'info', event: 'mail-written' })).toContain('mail-written');
  expect(shownOf('SyntaxError: Unexpected token')).toBe('api: SyntaxError: Unexpected token');
  expect(shownOf('')).toBe('');
});

it('pnpm dev serves the page, its settings and the API on one port, and ends on a signal', {
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'preventivo-dev-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const port = String(await anyPort());
  const address = `http://127.0.0.1:${port}`;
  const dev = spawn(process.execPath, ['dev/start/dev.mjs', 'travel'], {
    cwd: root,
    env: { ...process.env, PORT: port, DATA_DIR: folder },
  });
  const ended = new Promise((resolve) => dev.once('close', resolve));
  onTestFinished(() => void dev.kill('SIGTERM'));
  await new Promise((resolve, reject) => {
    let printed = '';
    const read = (text) => {
      printed += text;
      if (printed.includes(`Ready: ${address}/`)) resolve();
    };
    dev.stdout.on('data', read);
    dev.stderr.on('data', read);
    ended.then(() => reject(new Error(printed)));
  });

  const get = (path) => fetch(address + path);
  expect(await (await get('/')).text()).toContain('<div id="root">');
  expect(await (await get('/settings.json')).json()).toEqual({ $schema: './settings.schema.json' });
  const search = await fetch(`${address}/api/travel/address/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ input: 'via roma 1, alba' }),
  });
  expect(await search.json()).toMatchObject({
    placeList: [{ description: 'VIA ROMA, 1, 12051 ALBA CN, ITALIA' }],
  });

  dev.kill('SIGINT');
  // The pipe closes when its last writer, the API, has ended.
  expect(await ended).toBe(0);
});
