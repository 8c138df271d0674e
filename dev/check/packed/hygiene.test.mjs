import { describe, expect, it } from 'vitest';
import { hygiene } from './hygiene.mjs';

const root = '/home/anna/preventivo';
const manifest = {
  name: '@preventivo/ui',
  version: '0.1.0',
  description: 'Fields',
  keywords: ['form'],
  license: 'MIT',
  homepage: 'https://example.org',
  bugs: 'https://example.org/issues',
  repository: { type: 'git', url: 'https://example.org/preventivo.git' },
  files: ['dist', 'README.md', 'CHANGELOG.md'],
  dependencies: { '@preventivo/core': '^0.1.0' },
  exports: { '.': { import: { types: './dist/index.d.ts', default: './dist/index.js' } } },
};
const packed = (changed = {}, own = {}) => ({
  'package.json': JSON.stringify({ ...manifest, ...changed }),
  LICENSE: 'MIT License',
  'README.md': '# ui',
  'dist/index.js': 'export {};',
  'dist/index.d.ts': 'export {};',
  ...own,
});

describe('an installed package', () => {
  it('an installed package has no faults when it is complete', () => {
    expect(hygiene(packed(), root)).toEqual([]);
  });

  it('an installed package states its licence in the manifest and in a file', () => {
    const { LICENSE: _, ...without } = packed();
    expect(hygiene(without, root)).toEqual(['LICENSE is missing']);
  });

  it.each(['keywords', 'homepage', 'bugs', 'repository'])('a package states its %s', (field) => {
    expect(hygiene(packed({ [field]: undefined }), root)).toEqual([`package.json has no ${field}`]);
  });

  it('an installed package includes its changelog if it has one', () => {
    const files = packed({ files: ['dist', 'README.md'] });
    expect(hygiene(files, root)).toEqual(['files leaves CHANGELOG.md out']);
  });

  it('an installed package depends on versions that a registry has', () => {
    const files = packed({ peerDependencies: { '@preventivo/core': 'workspace:^' } });
    expect(hygiene(files, root)).toEqual(['the range of @preventivo/core means the workspace']);
  });

  it('an installed package is published with its types', () => {
    const { 'dist/index.d.ts': _, ...untyped } = packed();
    expect(hygiene(untyped, root)).toEqual([
      'dist/index.d.ts is named by exports and is not there',
    ]);
  });

  it('an installed package has its styles in one file, which a page can use directly', () => {
    const styles = '@import "@preventivo/core/styles.css";';
    expect(hygiene(packed({}, { 'dist/styles.css': styles }), root)).toEqual([
      'dist/styles.css is no file of its own: it imports others',
    ]);
  });

  it('an installed package contains no trace of the machine that built it', () => {
    const map = JSON.stringify({ sources: [`${root}/packages/ui/src/index.ts`] });
    expect(hygiene(packed({}, { 'dist/index.cjs.map': map }), root)).toEqual([
      'dist/index.cjs.map is a source map',
      'dist/index.cjs.map names the folder it was built in',
    ]);
  });
});
