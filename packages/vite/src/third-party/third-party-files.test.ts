import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { figtreeFile } from '../figtree.ts';
import { thirdPartyFiles } from './third-party-files.ts';

const ajv = createRequire(import.meta.url).resolve('ajv');

/** What the plugin writes for a bundle of one script with these modules. */
function written(plugin: ReturnType<typeof thirdPartyFiles>, moduleIds: readonly string[]) {
  const files: Record<string, string> = {};
  const context = {
    emitFile: ({ fileName, source }: { fileName: string; source: string }) => {
      files[fileName] = source;
    },
  };
  const bundle = { 'index.js': { type: 'chunk', moduleIds }, 'a.css': { type: 'asset' } };
  if (typeof plugin.generateBundle !== 'function') throw new Error('the plugin writes nothing');
  Reflect.apply(plugin.generateBundle, context, [{}, bundle]);
  return files;
}

describe('beside a built page', () => {
  it('stands whose work is in its scripts and whose font it has, with the texts of their licences', () => {
    const files = written(thirdPartyFiles({ files: [figtreeFile()] }), [ajv, '/here/src/main.tsx']);
    const text = files['third-party-licences.txt'];
    expect(text).toMatch(/^ajv \d\S+ \(MIT\)\n@?/m);
    expect(text).toMatch(/^@fontsource-variable\/figtree \d\S+ \(OFL-1\.1\)$/m);
    expect(text).toContain('Copyright (c) 2015-2021 Evgeny Poberezkin');
    expect(text).toContain('SIL OPEN FONT LICENSE');
  });

  it('stands the same for programs', () => {
    const list = JSON.parse(written(thirdPartyFiles(), [ajv])['.vite/third-party.json'] ?? '');
    expect(list).toMatchObject([{ name: 'ajv', licence: 'MIT' }]);
  });

  it('stands what is in all builds of one plugin', () => {
    const plugin = thirdPartyFiles();
    written(plugin, [ajv]);
    const text = written(plugin, [figtreeFile()])['third-party-licences.txt'];
    expect(text).toContain('ajv ');
    expect(text).toContain('figtree ');
  });
});
