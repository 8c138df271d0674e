import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { isGenerated } from '../../shared/generated.mjs';
import { root } from '../../shared/root.mjs';
import { workspaces } from '../../shared/workspaces.mjs';

/**
 * Folders with tools of this repository. Every workspace may import them by path. Their dependencies are
 * devDependencies of the root.
 */
const tools = ['dev', '.storybook'];

/**
 * Root files that a workspace may import by path. The packages that `@preventivo/vite` depends on are built with these
 * files. As a part of `@preventivo/vite`, the files would cause a dependency cycle.
 */
const exceptions = ['tsup.catalogue.ts', 'tsup.third-party.ts'];

const folders = workspaces().sort((a, b) => b.length - a.length);
const workspaceOf = (file) => folders.find((folder) => file.startsWith(`${folder}/`)) ?? '';
const manifests = new Map(
  ['', ...folders].map((folder) => [
    folder,
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
  ]),
);

const files = ['', ...folders].flatMap((folder) =>
  globSync(folder === '' ? '*.{ts,mjs}' : `${folder}/**/*.{ts,tsx,mts,mjs}`, {
    cwd: root,
    exclude: isGenerated,
  }),
);

const imports = [...new Set(files)].flatMap((file) => {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
  const names = importedFiles.map(({ fileName }) => fileName);
  // TypeScript's quick scan takes a part of a regular expression for an import. It contains a `+`.
  return names.filter((name) => !name.includes('+')).map((name) => ({ file, name }));
});

/**
 * Returns the workspace whose file a relative import names. Returns undefined if the import stays in its own workspace
 * or names a tool.
 */
function reachedBy({ file, name }) {
  if (!name.startsWith('.') || exceptions.includes(file)) return undefined;
  const reached = workspaceOf(join(dirname(file), name));
  const isAllowed = reached === workspaceOf(file) || reached === '' || tools.includes(reached);
  return isAllowed ? undefined : reached;
}

/** Whether a workspace declares the imported package as a dependency. */
function isDeclared({ file, name }) {
  if (/^(\.|node:|virtual:)/.test(name) || builtinModules.includes(name)) return true;
  const workspace = workspaceOf(file);
  const [scope, rest] = name.split('/');
  const wanted = scope.startsWith('@') ? `${scope}/${rest}` : scope;
  return [workspace, ...(tools.includes(workspace) ? [''] : [])].some((folder) => {
    const { name: own, ...manifest } = manifests.get(folder);
    const declared = {
      ...manifest.dependencies,
      ...manifest.peerDependencies,
      ...manifest.optionalDependencies,
      ...manifest.devDependencies,
    };
    return wanted === own || wanted in declared;
  });
}

it('the check finds the imports of every workspace', () => {
  const found = new Set(imports.map(({ file }) => workspaceOf(file)));
  // Every workspace has a file with imports. A workspace without one was not read.
  expect(['', ...folders].filter((folder) => !found.has(folder))).toEqual([]);
});

it('a workspace imports another workspace by its package name, never by a path into its folder', () => {
  const found = imports.filter(reachedBy);
  expect(found.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

it('a workspace declares every package that it imports, also those for tests', () => {
  const found = imports.filter((one) => !isDeclared(one));
  expect(found.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
