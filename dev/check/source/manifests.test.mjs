import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../shared/root.mjs';
import { isTyped, workspaces } from '../../shared/workspaces.mjs';

const manifests = workspaces().map((folder) => ({
  folder,
  manifest: JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
}));
const published = manifests.filter(({ manifest }) => !manifest.private);

const has = (folder, pattern) => globSync(pattern, { cwd: join(root, folder) }).length > 0;

/** Returns the relative path from a workspace to the root of the repository. */
const up = (folder) => folder.replace(/[^/]+/g, '..');

it.each(manifests)('$folder has a `test` script if it has tests', ({ folder, manifest }) => {
  const isTested = has(folder, '{,src/**/,*/}*.test.{ts,tsx,mjs}');
  expect(manifest.scripts?.test).toBe(
    isTested
      ? `vitest run --root ${up(folder)} --project unit --project dom --project walk`
      : undefined,
  );
});

it.each(manifests)('$folder has a `typecheck` script if it has types', ({ folder, manifest }) => {
  expect(manifest.scripts?.typecheck).toBe(
    isTyped(folder) ? `node ${up(folder)}/dev/check/types.mjs .` : undefined,
  );
});

it.each(published)('$folder builds its files before it is packed', ({ folder, manifest }) => {
  const out = dirname(folder) === 'packages' ? 'dist' : 'lib';
  expect(manifest.scripts.prepack).toContain(`build:${out} build:types --output-logs=errors-only`);
  expect(manifest.scripts['build:types']).toBe(`node ../../dev/build/declarations.mjs ${out}`);
  expect(manifest.files).toEqual(expect.arrayContaining([out, 'README.md', 'CHANGELOG.md']));
});

it.each(published)(
  '$folder declares each entry point by one existing file',
  ({ folder, manifest }) => {
    const files = Object.values(manifest.exports).filter((file) => !/[*]|^\.\/lib\//.test(file));
    expect(files.filter((file) => !existsSync(join(root, folder, file)))).toEqual([]);
  },
);
