// Packs every public package, checks its manifest, and tests the tarball as a user would: apps outside the workspace
// import the packages with each supported compiler and run in a real browser. `--types` runs only the compilers, and
// runs more of them. `--short`, for `npm test`, runs the newest compiler, lints one line's package, and visits one
// template. It skips the Next.js apps and the other browser visits.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/root.mjs';
import { testClockOption } from '../shared/test-clock/node-option.mjs';
import { runAlone } from './packed/alone.mjs';
import { compilers, outermost } from './packed/compilers.mjs';
import {
  buildWithNext,
  buildWithVite,
  checkTypes,
  installConsumers,
  loadAsServerComponents,
  loadInNode,
} from './packed/consumer.mjs';
import { updateAlone } from './packed/one-version.mjs';
import { checkStarters } from './packed/starters.mjs';
import { lintTarball, pack } from './packed/tarball.mjs';
import { addresses, visit } from './packed/visit.mjs';

const typesOnly = process.argv.includes('--types');
const short = process.argv.includes('--short');
const folder = join(root, '.packed');
rmSync(folder, { recursive: true, force: true });

const packages = ['packages', 'apps', 'services']
  .flatMap((kind) => readdirSync(join(root, kind)).map((name) => join(root, kind, name)))
  // Skip folders without a manifest: after a switch of branches, ignored files of another branch's package may remain.
  .filter((path) => existsSync(join(path, 'package.json')))
  .map((path) => ({ path, manifest: JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) }))
  .filter(({ manifest }) => !manifest.private);

let failures = 0;
async function step([what, work]) {
  const start = performance.now();
  const complaint = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${complaint ? 'FAILED' : 'ok'}  ${what} (${seconds} s)`);
  if (!complaint) return;
  failures += 1;
  console.error(complaint);
}

/** Runs two steps at a time: each step uses one core or waits for a tool to start. */
async function twoByTwo(steps) {
  const waiting = [...steps];
  const lane = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await step(one);
  };
  await Promise.all([lane(), lane()]);
}

// `pack` builds the package, or takes the build from turbo's cache.
for (const one of packages) one.tarball = await pack(one.path, folder);
// All lines have the same build configuration, so `npm test` lints the tarball of one line.
const linted = packages.filter(
  ({ manifest: { name } }) => !short || !name.includes('/line-') || name.endsWith('/line-travel'),
);
const lints = linted.map(({ manifest, tarball }) => [manifest.name, () => lintTarball(tarball)]);
if (!typesOnly)
  await twoByTwo([
    ...lints,
    [
      'npm, which updates one package alone',
      () => updateAlone(packages.map(({ tarball }) => tarball)),
    ],
  ]);

const consumers = await installConsumers(packages, { withNext: !short });
try {
  const { everyEntry, vite, next } = consumers;
  const types = compilersAsked().map((compiler) => [
    `types of every entry point and of the examples of the READMEs, libraries checked, by TypeScript ${compiler.name}`,
    () => checkTypes(everyEntry, compiler),
  ]);
  const env = short ? {} : await addresses(consumers);
  // Set the clock of Next.js, which renders pages during its build, to the date of the tests. Otherwise the server's
  // HTML would contain another date than the browser's hydration.
  const nextEnv = { ...env, NODE_OPTIONS: testClockOption };
  const apps = [
    // Start this step first: it takes longest in `npm test`.
    [
      'the templates of npm create preventivo, from a registry',
      () => checkStarters(packages, { short }),
    ],
    ...(short ? [] : [['a Next app with two lines', () => buildWithNext(next, nextEnv)]]),
    ['a Vite app that uses every entry point', () => buildWithVite(everyEntry)],
    ['a Vite app with React 18', () => buildWithVite(vite, env)],
    ['its types', () => checkTypes(vite)],
    ['every entry point in Node, by import and by require', () => loadInNode(consumers)],
    ['every entry point in a Server Component', () => loadAsServerComponents(consumers)],
    [
      "the API alone, with a line of one's own, and the contract against it",
      () => runAlone({ folder: everyEntry }),
    ],
  ];
  await twoByTwo(typesOnly ? types : [...apps, ...types]);
  if (!typesOnly && !short && failures === 0)
    await step(['visitors of the Next app and of the one with React 18', () => visit(env)]);
} finally {
  rmSync(consumers.folder, { recursive: true, force: true });
}
process.exitCode = failures > 0 ? 1 : 0;

function compilersAsked() {
  const all = compilers();
  if (typesOnly) return all;
  // Only a newer compiler can parse the declarations of the API's entry points.
  return short ? [all.at(-1)] : outermost(all);
}
