import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { horse } from '../lines/horse.fixture.ts';
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

/** Builds an app that has one script. Returns a function that reads a file of the build. */
async function built(layouts = {}) {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [settingsFiles({ ...horse, layouts })],
    build: { write: false, rolldownOptions: { input: join(root, 'main.js') } },
  });
  const files = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return (name: string) =>
    files.find((one): one is Rolldown.OutputAsset => one.fileName === name && one.type === 'asset')
      ?.source;
}

describe('build of an app', () => {
  it('if the app has no settings file, the build writes one that contains only `$schema`, and the schema', async () => {
    const file = await built();
    expect(JSON.parse(String(file('settings.json')))).toEqual({
      $schema: './settings.schema.json',
    });
    expect(file('settings.schema.json')).toBe(settingsSchema);
  });

  it("the build of an app copies the settings file of the app's folder", async () => {
    write('settings.json', '{"help": "/aiuto"}');
    expect((await built())('settings.json')).toBe('{"help": "/aiuto"}');
  });

  it('the build of an app fails with a message if its settings file is invalid', async () => {
    write('settings.json', '{"hepl": "/aiuto"}');
    await expect(built()).rejects.toThrow(
      'settings.json: hepl: there is no such setting. Is it help?',
    );
  });

  it('the build of an app fails if a text has a misspelt place of its line', async () => {
    write(
      'settings.json',
      '{"texts": {"it": {"horse.nomme.label": "Nome", "travel.title": "Viaggi"}}}',
    );
    await expect(built()).rejects.toThrow(
      'settings.json: texts.it.horse.nomme.label: there is no such text. Is it horse.nome.label?',
    );
  });

  it('the build of an app validates the file that SETTINGS_FILE names, but does not copy it', async () => {
    write('alfa.json', '{"help": "/alfa"}');
    vi.stubEnv('SETTINGS_FILE', join(root, 'alfa.json'));
    expect((await built())('settings.json')).not.toContain('alfa');
    write('alfa.json', '{"help": 7}');
    await expect(built()).rejects.toThrow('alfa.json: help: 7 is not an address');
  });

  it('the build of an app fails if the settings name a layout that the line does not have', async () => {
    write('settings.json', '{"layout": "tre-pagine"}');
    await expect(built({ 'two-page': { pages: [] } })).rejects.toThrow(
      'layout: "tre-pagine" is not one of "two-page".',
    );
    write('settings.json', '{"layout": "two-page"}');
    expect((await built({ 'two-page': { pages: [] } }))('settings.json')).toContain('two-page');
  });
});
