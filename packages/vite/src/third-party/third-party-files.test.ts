import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { figtreeFile } from '../figtree.ts';
import { thirdPartyFiles } from './third-party-files.ts';

const ajv = createRequire(import.meta.url).resolve('ajv');

/** Returns the files that the plugin writes for a bundle of one script with these modules. */
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

describe('third-party files of a build', () => {
  it('the third-party files list the packages and the font with the texts of their licences', () => {
    const files = written(thirdPartyFiles({ files: [figtreeFile()] }), [ajv, '/here/src/main.tsx']);
    const text = files['third-party-licences.txt'];
    expect(text).toMatch(/^ajv \d\S+ \(MIT\)\n@?/m);
    expect(text).toMatch(/^@fontsource-variable\/figtree \d\S+ \(OFL-1\.1\)$/m);
    expect(text).toContain('Copyright (c) 2015-2021 Evgeny Poberezkin');
    expect(text).toContain('SIL OPEN FONT LICENSE');
  });

  it('the third-party files contain the same list as JSON', () => {
    const list = JSON.parse(written(thirdPartyFiles(), [ajv])['.vite/third-party.json'] ?? '');
    expect(list).toMatchObject([{ name: 'ajv', licence: 'MIT' }]);
  });

  it('the third-party files cover all builds that share one plugin instance', () => {
    const plugin = thirdPartyFiles();
    written(plugin, [ajv]);
    const text = written(plugin, [figtreeFile()])['third-party-licences.txt'];
    expect(text).toContain('ajv ');
    expect(text).toContain('figtree ');
  });
});
