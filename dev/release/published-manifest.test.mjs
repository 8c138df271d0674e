import { expect, it } from 'vitest';
import { publishedManifest, publishedPackages } from './published-manifest.mjs';

const manifest = {
  name: '@preventivo/bell',
  version: '1.0.0',
  description: 'A bell.',
  keywords: ['bell'],
  sideEffects: ['**/*.css'],
  exports: {
    '.': './src/index.ts',
    './ring': './src/ring/index.ts',
    './styles.css': './src/styles.css',
    './tones.json': './tones.json',
    './package.json': './package.json',
    './workspace/answers': './src/answers.fixture.ts',
  },
};

it('a published package names built files, and omits the entry points of the workspace', () => {
  const { main, module, types, exports } = publishedManifest(manifest, 'packages/bell');
  const built = (path) => ({
    import: { types: `${path}.d.ts`, default: `${path}.js` },
    require: { types: `${path}.d.cts`, default: `${path}.cjs` },
  });
  expect(exports).toEqual({
    '.': built('./dist/index'),
    './ring': built('./dist/ring/index'),
    './styles.css': { types: './styles.d.cts', default: './dist/styles.css' },
    './tones.json': './tones.json',
    './package.json': './package.json',
  });
  expect({ main, module, types }).toEqual({
    main: './dist/index.cjs',
    module: './dist/index.js',
    types: './dist/index.d.ts',
  });
});

it('a published package names its licence, its repository and its page', () => {
  const published = publishedManifest(manifest, 'packages/bell');
  expect(published.license).toBe('MIT');
  expect(published.repository.directory).toBe('packages/bell');
  expect(published.homepage).toMatch(/\/tree\/main\/packages\/bell#readme$/);
  expect(published.sideEffects).toEqual(['**/*.css']);
});

it('the types of a compiler precede the file that runs', () => {
  const { exports } = publishedManifest(manifest, 'packages/bell');
  expect(Object.keys(exports['.'].import)).toEqual(['types', 'default']);
  expect(Object.keys(exports['./styles.css'])).toEqual(['types', 'default']);
});

it('a published line and the API name the build folder of their library', () => {
  const { exports } = publishedManifest(manifest, 'apps/bell');
  expect(exports['.'].import.default).toBe('./lib/index.js');
});

it('a package without a description or keywords cannot be published', () => {
  const silent = { ...manifest, description: '' };
  expect(() => publishedManifest(silent, 'packages/bell')).toThrow(/no description/);
});

it('every public package has a manifest to publish', () => {
  expect(publishedPackages().map(({ manifest }) => manifest.name)).toContain('@preventivo/core');
});
