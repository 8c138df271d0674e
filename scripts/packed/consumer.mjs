import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '../child.mjs';
import { root } from '../root.mjs';
import { doorsOf } from './doors-of.mjs';
import { examplesOf } from './examples.mjs';

/** Tools of the app, in the versions of this repository. */
const TOOLS = [
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'typescript',
  'vite',
  '@vitejs/plugin-react',
];

/** An app in a temporary folder that installed the tarballs and what they ask for beside them. */
export async function installConsumer(packages) {
  // Its real path, for a bundler takes files behind a link for somebody else's.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'preventivo-consumer-')));
  cpSync(join(root, 'scripts', 'packed', 'consumer'), folder, { recursive: true });
  const tarballs = Object.fromEntries(
    packages.map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`]),
  );
  write(folder, 'package.json', {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: { ...tarballs, ...peersOf(packages), ...versions(TOOLS, root) },
  });
  // YAML reads JSON. What one package says of another must come from the tarballs too.
  write(folder, 'pnpm-workspace.yaml', {
    overrides: tarballs,
    allowBuilds: { esbuild: false },
    pmOnFail: 'ignore',
    minimumReleaseAge: 0,
  });
  const doors = packages.flatMap(({ manifest }) => doorsOf(manifest));
  writeDoors(folder, doors);
  for (const { path, manifest } of packages)
    writeExamples(join(folder, 'src', manifest.name), path);
  const { code, output } = await run(
    'pnpm',
    ['install', '--prefer-offline', '--no-frozen-lockfile'],
    {
      cwd: folder,
      quiet: true,
    },
  );
  if (code !== 0) throw new Error(`The tarballs could not be installed:\n${output}`);
  return { folder, doors };
}

/** What TypeScript says of the app, its libraries' declarations included; empty when nothing. */
export function checkTypes({ folder }) {
  return complaint('node', ['node_modules/typescript/bin/tsc', '--noEmit'], folder);
}

export function build({ folder }) {
  return complaint(
    'node',
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    folder,
  );
}

/** What a server rendering with the packages would meet: every door loads where there is no browser. */
export async function loadInNode({ folder, doors }) {
  const scripts = doors.filter((door) => !door.endsWith('.css'));
  const list = (load) => scripts.map((door) => `${load(JSON.stringify(door))};`).join('\n');
  writeFileSync(
    join(folder, 'load.mjs'),
    list((door) => `await import(${door})`),
  );
  writeFileSync(
    join(folder, 'load.cjs'),
    list((door) => `require(${door})`),
  );
  return (
    (await complaint('node', ['load.mjs'], folder)) ||
    (await complaint('node', ['load.cjs'], folder))
  );
}

async function complaint(command, args, cwd) {
  const { code, output } = await run(command, args, { cwd, quiet: true });
  return code === 0 ? '' : output || `${command} ${args.join(' ')} ended with ${code}`;
}

function peersOf(packages) {
  return Object.assign(
    {},
    ...packages.map(({ path, manifest }) =>
      versions(Object.keys(manifest.peerDependencies ?? {}), path),
    ),
  );
}

/** The versions that are installed here of some packages. */
function versions(names, folder) {
  return Object.fromEntries(
    names.map((name) => {
      const file = join(folder, 'node_modules', name, 'package.json');
      return [name, JSON.parse(readFileSync(file, 'utf8')).version];
    }),
  );
}

function writeDoors(folder, doors) {
  const styles = doors.filter((door) => door.endsWith('.css'));
  // A door for Vite's configuration runs in Node and not in the app.
  const scripts = doors.filter((door) => !door.endsWith('.css') && !door.endsWith('/vite'));
  const tools = doors.filter((door) => door.endsWith('/vite'));
  const text = [
    ...styles.map((door) => `import '${door}';`),
    `export const doors = [${scripts.map((door) => `() => import('${door}')`).join(', ')}];`,
  ];
  writeFileSync(join(folder, 'src', 'doors.ts'), text.join('\n'));
  writeFileSync(
    join(folder, 'tools.ts'),
    `export const tools = [${tools.map((door) => `() => import('${door}')`).join(', ')}];`,
  );
}

/** What a README prints is compiled as it stands. */
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
