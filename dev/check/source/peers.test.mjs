import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { publishedPackages } from '../../release/published-manifest.mjs';
import { root } from '../../shared/root.mjs';

const published = globSync('packages/*/package.json', { cwd: root })
  .map((file) => [file.replace('/package.json', ''), JSON.parse(textOf(file))])
  .filter(([, manifest]) => !manifest.private);

function textOf(file) {
  return readFileSync(join(root, file), 'utf8');
}

/** Whether the published sources of a package import an entry point, by a static or a dynamic import. */
const imports = (folder, entry) =>
  globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.(test|stories|fixture)\.|\/(testing|fixtures)\//.test(file))
    .some((file) => importsOf(file).includes(entry));

/** Returns the modules that a file imports. Omits imports of types. */
const importsOf = (file) =>
  [...textOf(file).matchAll(importing)].map(([, one, other]) => one ?? other);
const importing = /^(?:import|export) (?!type )(?:[^;']*? from )?'([^']+)'|\bimport\('([^']+)'\)/gm;

const installLine = (folder) => /`npm i [^`]+`/.exec(textOf(`${folder}/README.md`))?.[0] ?? '';

it.each(published.filter(([folder]) => imports(folder, '@preventivo/core/react')))(
  '%s lists react as a peer and in its install command, because core itself may work without it',
  (folder, { peerDependencies, peerDependenciesMeta = {} }) => {
    expect(Object.keys(peerDependencies)).toContain('react');
    expect(peerDependenciesMeta.react).toBeUndefined();
    expect(installLine(folder)).toContain(' react ');
  },
);

it.each(published.filter(([folder]) => imports(folder, '@preventivo/core/query')))(
  '%s documents react-query, which core/query depends on',
  (folder, { peerDependencies, peerDependenciesMeta = {} }) => {
    const { peerDependencies: wanted } = JSON.parse(textOf('packages/core/package.json'));
    const name = '@tanstack/react-query';
    expect(peerDependencies[name]).toBe(wanted[name]);
    // The install command omits optional peers. The README names such a peer next to the entry points that need it.
    if (!peerDependenciesMeta[name]) expect(installLine(folder)).toContain(` ${name}`);
    else expect(textOf(`${folder}/README.md`)).toContain(name);
  },
);

const packages = new Map(published.map(([folder, manifest]) => [manifest.name, folder]));

/** Returns the source file of an import. Returns undefined for a package from outside the repository. */
function sourceOf(name, file) {
  if (name.startsWith('.')) return join(dirname(file), name);
  const [scope, own, ...rest] = name.split('/');
  const folder = packages.get(`${scope}/${own}`);
  const entries = folder && JSON.parse(textOf(`${folder}/package.json`)).exports;
  const source = entries?.[`./${rest.join('/')}`.replace(/\/$/, '')];
  return source && join(folder, source);
}

/** Returns every module that a bundler includes for an entry point, also by dynamic imports. */
function reachedFrom(entry) {
  const files = new Set([entry]);
  const names = new Set();
  for (const file of files)
    for (const name of importsOf(file)) {
      names.add(name);
      const source = sourceOf(name, file);
      if (source && /\.tsx?$/.test(source)) files.add(source);
    }
  return names;
}

it.each([
  ['packages/core', './react'],
  ['packages/ui', '.'],
  ['packages/ui', './dialog'],
  ['packages/privacy', '.'],
  ['packages/wizard', '.'],
  ['packages/wizard', './dialogs'],
  ['packages/wizard', './ticket'],
])(
  'an app can build %s without react-query, because its entry point %s does not import react-query',
  (folder, entry) => {
    const { exports } = JSON.parse(textOf(`${folder}/package.json`));
    const names = reachedFrom(join(folder, exports[entry]));
    expect(names).toContain('react');
    expect(names).not.toContain('@tanstack/react-query');
  },
);

const ownPeers = ['@preventivo/core', '@preventivo/ui'];

it('core and ui are peers of every package that a page loads, so that npm refuses a second copy', () => {
  const withDependency = publishedPackages()
    .filter(({ manifest }) => ownPeers.some((name) => manifest.dependencies?.[name]))
    .map(({ manifest }) => manifest.name);
  // These packages run in Node only. Each needs the version of core that equals its own.
  const inNode = ['@preventivo/api', '@preventivo/conformance', '@preventivo/testing'];
  expect(withDependency.sort()).toEqual(inNode);
});

it.each(published.filter(([folder]) => installLine(folder)))(
  '%s names its peers among our packages in its install command, because Yarn installs no peers',
  (folder, { peerDependencies = {} }) => {
    const own = Object.keys(peerDependencies).filter((name) => ownPeers.includes(name));
    expect(installLine(folder).split(/[ `]/)).toEqual(expect.arrayContaining(own));
  },
);

it('the check finds react-query behind an entry point that uses it', () => {
  expect(reachedFrom('packages/form/src/index.ts')).toContain('@tanstack/react-query');
});
