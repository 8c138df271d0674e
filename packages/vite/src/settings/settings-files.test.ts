import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settingsSchema } from './check-settings.ts';
import { settingsFiles } from './settings-files.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'preventivo-app-'));
  write('main.js', 'document.title = "Gite";');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const write = (name: string, text: string) => writeFileSync(join(root, name), text);

/** Builds an app of one script; answers a file of it. */
async function built(layouts = {}) {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [settingsFiles({ layouts })],
    build: { write: false, rolldownOptions: { input: join(root, 'main.js') } },
  });
  const files = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return (name: string) =>
    files.find((one): one is Rolldown.OutputAsset => one.fileName === name && one.type === 'asset')
      ?.source;
}

describe('the build of an app', () => {
  it('writes a file that says nothing but which schema it follows, and the schema', async () => {
    const file = await built();
    expect(JSON.parse(String(file('settings.json')))).toEqual({
      $schema: './settings.schema.json',
    });
    expect(file('settings.schema.json')).toBe(settingsSchema);
  });

  it('takes the file of the app’s own folder', async () => {
    write('settings.json', '{"help": "/aiuto"}');
    expect((await built())('settings.json')).toBe('{"help": "/aiuto"}');
  });

  it('ends with a sentence where that file has something nobody can follow', async () => {
    write('settings.json', '{"hepl": "/aiuto"}');
    await expect(built()).rejects.toThrow(
      'settings.json: hepl: there is no such setting. Is it help?',
    );
  });

  it('looks at the file that SETTINGS_FILE names, which is deployed by itself', async () => {
    write('alfa.json', '{"help": "/alfa"}');
    vi.stubEnv('SETTINGS_FILE', join(root, 'alfa.json'));
    expect((await built())('settings.json')).not.toContain('alfa');
    write('alfa.json', '{"help": 7}');
    await expect(built()).rejects.toThrow('alfa.json: help: 7 is not an address');
  });

  it('knows which layouts its line has', async () => {
    write('settings.json', '{"layout": "tre-pagine"}');
    await expect(built({ 'two-page': { pages: [] } })).rejects.toThrow(
      'layout: "tre-pagine" is not one of "two-page".',
    );
    write('settings.json', '{"layout": "two-page"}');
    expect((await built({ 'two-page': { pages: [] } }))('settings.json')).toContain('two-page');
  });
});
