import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '../../shared/child.mjs';
import { root } from '../../shared/root.mjs';
import { entriesOf } from './entries-of.mjs';
import { examplesOf } from './examples.mjs';

const sources = join(root, 'dev', 'check', 'packed', 'consumers');

/**
 * Installs the apps of `consumers/`, each in its own temporary folder. Tarballs replace the workspace packages. The
 * first app gets all packages. Another app gets the packages in its `package.json`. Returns the parent folder, each
 * app's folder, and the entry points of all packages.
 * @param of.withNext whether to install the Next.js app too, which takes longest
 */
export async function installConsumers(packages, { withNext }) {
  // Use the real path: bundlers treat files behind a symlink as external.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'preventivo-consumers-')));
  const tarballs = Object.fromEntries(
    packages.map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`]),
  );
  const names = ['every-entry', 'vite-react-18', ...(withNext ? ['next'] : [])];
  const apps = names.map((name) => copyApp(name, join(folder, name), tarballs));
  const [everyEntry, vite, next] = apps;
  const entries = packages.flatMap(({ manifest }) => entriesOf(manifest));
  writeEntries(everyEntry, entries);
  for (const { path, manifest } of packages)
    writeExamples(join(everyEntry, isForNode(manifest.name) ? 'node' : 'src', manifest.name), path);
  await Promise.all(apps.map(install));
  return { folder, entries, everyEntry, vite, next };
}

async function install(folder) {
  const args = ['install', '--prefer-offline', '--no-frozen-lockfile'];
  const { code, output } = await run('pnpm', args, { cwd: folder, quiet: true });
  if (code !== 0) throw new Error(`The tarballs could not be installed:\n${output}`);
}

/** Returns the compiler's errors in an app and in the declarations of its libraries, or ''. */
export async function checkTypes(app, { typescript, projects } = latest) {
  const said = [];
  for (const project of projects) {
    const args = [`node_modules/${typescript}/bin/tsc`, '--noEmit', '--project', project];
    said.push(await complaint('node', args, app));
  }
  return said.filter(Boolean).join('\n');
}

const latest = { typescript: 'typescript', projects: ['tsconfig.json'] };

export function buildWithVite(app, env = {}) {
  return complaint(
    'node',
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    app,
    env,
  );
}

export function buildWithNext(app, env) {
  return complaint('node', ['node_modules/next/dist/bin/next', 'build'], app, env);
}

/** Imports every entry point in Node, as an app with server rendering does. Returns the errors. */
export async function loadInNode({ everyEntry, entries }) {
  const scripts = entries.filter((entry) => !entry.endsWith('.css'));
  const list = (load) => scripts.map((entry) => `${load(JSON.stringify(entry))};`).join('\n');
  writeFileSync(
    join(everyEntry, 'load.mjs'),
    list((entry) => `await import(${entry})`),
  );
  writeFileSync(
    join(everyEntry, 'load.cjs'),
    list((entry) => `require(${entry})`),
  );
  return (
    (await complaint('node', ['load.mjs'], everyEntry)) ||
    (await complaint('node', ['load.cjs'], everyEntry))
  );
}

/**
 * Imports every entry point in a React Server Components server, in which exports of `'use client'` modules are
 * references. Returns the errors. A call of a React hook outside a client module is an error.
 */
export function loadAsServerComponents({ everyEntry, entries }) {
  const imported = entries.filter((entry) => !entry.endsWith('.css') && !isForNode(entry));
  const text = imported.map((entry) => `await import(${JSON.stringify(entry)});`).join('\n');
  writeFileSync(join(everyEntry, 'load-as-server-components.mjs'), text);
  const hooks = join(root, 'dev', 'check', 'packed', 'client-references.mjs');
  const args = ['--conditions=react-server', '--import', hooks, 'load-as-server-components.mjs'];
  return complaint('node', args, everyEntry);
}

/** Returns the output of a command if the command failed, or ''. */
export async function complaint(command, args, cwd, env = {}) {
  const { code, output } = await run(command, args, {
    cwd,
    quiet: true,
    env: { ...process.env, ...env },
  });
  return code === 0 ? '' : output || `${command} ${args.join(' ')} ended with ${code}`;
}

function copyApp(name, folder, tarballs) {
  const from = join(sources, name);
  cpSync(from, folder, { recursive: true, filter: (path) => !path.includes('node_modules') });
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  const concrete = (dependencies) =>
    Object.fromEntries(
      Object.keys(dependencies).map((one) => [one, tarballs[one] ?? installed(one, from)]),
    );
  const all = name === 'every-entry' ? tarballs : {};
  write(folder, 'package.json', {
    ...manifest,
    dependencies: { ...all, ...concrete(manifest.dependencies) },
    devDependencies: concrete(manifest.devDependencies),
  });
  // JSON is valid YAML.
  write(folder, 'pnpm-workspace.yaml', {
    overrides: {
      // The dependencies between our packages must resolve to the tarballs too.
      ...tarballs,
      // Give each app a single version of React's types, as npm does. pnpm may install a second version for a package
      // that accepts several.
      '@types/react': installed('@types/react', from),
      'next>sharp': '-',
    },
    allowBuilds: { esbuild: false },
    pmOnFail: 'ignore',
    minimumReleaseAge: 0,
  });
  // Copy this repository's lockfile: all other packages, also transitive ones, then get the versions in it.
  cpSync(join(root, 'pnpm-lock.yaml'), join(folder, 'pnpm-lock.yaml'));
  return folder;
}

/**
 * Returns the installed version of a package. For an alias such as `typescript7`, the version contains the package's
 * real name.
 */
function installed(name, folder) {
  const file = join(folder, 'node_modules', name, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  return manifest.name === name ? manifest.version : `npm:${manifest.name}@${manifest.version}`;
}

function writeEntries(folder, entries) {
  const styles = entries.filter((entry) => entry.endsWith('.css'));
  const scripts = entries.filter((entry) => !entry.endsWith('.css') && !isForNode(entry));
  const servers = entries.filter((entry) => isForNode(entry) && !isForBuild(entry));
  const tools = entries.filter(isForBuild);
  const text = [
    ...styles.map((entry) => `import '${entry}';`),
    `export const entries = [${scripts.map((entry) => `() => import('${entry}')`).join(', ')}];`,
  ];
  writeFileSync(join(folder, 'src', 'entries.ts'), text.join('\n'));
  const imported = (asked) =>
    `export const entries = [${asked.map((entry) => `() => import('${entry}')`).join(', ')}];`;
  const required = (asked) =>
    asked.map((entry, index) => `export import entry${index} = require('${entry}');`).join('\n');
  writeFileSync(join(folder, 'entries.cts'), required(scripts));
  writeFileSync(join(folder, 'servers.cts'), required(servers));
  writeFileSync(join(folder, 'servers.ts'), imported(servers));
  writeFileSync(join(folder, 'tools.ts'), imported(tools));
}

/** Whether an entry point runs in Vite's configuration. */
const isForBuild = (entry) => /^@preventivo\/vite(\/|$)/.test(entry);
/** Whether an entry point runs only in Node, or depends on code that does. No app bundles it. */
const isForNode = (entry) =>
  /^(create-preventivo|@preventivo\/(vite|api|testing|conformance))(\/|$)/.test(entry);

/** Writes a README's examples to files, unchanged, for the compiler. */
function writeExamples(folder, path) {
  for (const { path: name, text } of examplesOf(readFileSync(join(path, 'README.md'), 'utf8'))) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function write(folder, name, content) {
  writeFileSync(join(folder, name), JSON.stringify(content, null, 2));
}
