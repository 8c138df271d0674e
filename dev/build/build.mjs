// `pnpm build` builds everything to deploy. `pnpm build travel pets` builds only these lines. It prints the folder of
// each part.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildId } from '@preventivo/vite/workspace/build-id';
import { writeBills } from '../release/sbom.mjs';
import { run } from '../shared/child.mjs';
import { orRefuse, Refusal } from '../shared/refusal.mjs';
import { root } from '../shared/root.mjs';
import { buildsOf, builtParts, linesIn, reportOf } from './built.mjs';
import { buildStorybook } from './storybook.mjs';

/** Parts for people who change the product. Each has its path on the server and its build. */
const FOR_BUILDERS = [
  {
    path: '/docs/',
    title: 'The documentation',
    folder: 'site/docs/dist',
    build: () => runTasks(['docs']),
  },
  { path: '/storybook/', title: 'Storybook', folder: 'storybook-static', build: storybook },
];

/**
 * Builds the apps, the server and the landing page. Takes unchanged parts from turbo's cache. A first build does not
 * compress the files, because Brotli takes a third of its time: `buildForBuilders` does so later.
 * @param of.lines ids of the lines to build. @defaultValue everything
 * @param of.forDeployment whether to build the documentation and Storybook too, and to hide the links to them on the
 * pages. @defaultValue false: a build after a change of a line is quick
 */
export async function build({ lines, forDeployment = false } = {}) {
  const isFirst = !lines && !forDeployment && !isBuilt('site/dist') && !isBuilt('storybook-static');
  const tasks = lines
    ? ['build', 'precompress', ...lines.map(filterOf)]
    : ['build', 'bundle', ...(isFirst ? [] : ['precompress']), ...(forDeployment ? ['docs'] : [])];
  console.log('Building what changed');
  await runTasks(tasks);
  if (lines) return;
  if (forDeployment) await storybook().catch(goOnWithout);
  await site({ showsTools: !forDeployment });
}

/** Prints the error of a part that failed to build, and continues: the product works without this part. */
function goOnWithout(error) {
  if (!(error instanceof Refusal)) throw error;
  console.log(error.message);
}

export const unbuiltForBuilders = () => FOR_BUILDERS.filter(({ folder }) => !isBuilt(folder));

/**
 * Compresses the product's files. Then builds the missing parts for people who change the product: the documentation
 * and Storybook.
 * @param of.onBuilt called with each built part. @defaultValue does nothing
 * @param of.onFailed called with each failed part and its terminal output. @defaultValue does nothing
 * @returns the paths of the built parts, or undefined if all existed
 */
export async function buildForBuilders({ onBuilt = () => {}, onFailed = () => {} } = {}) {
  const parts = unbuiltForBuilders();
  if (parts.length === 0) return;
  console.log('Building the documentation and Storybook too, for this once');
  await runTasks(['precompress']).catch(({ message }) => console.log(message));
  for (const part of parts) {
    const failure = await part.build().then(
      () => undefined,
      ({ message }) => message,
    );
    if (failure === undefined) onBuilt(part);
    else {
      console.log(failure);
      onFailed(part, failure);
    }
  }
  await site({ showsTools: true });
  return FOR_BUILDERS.filter(({ folder }) => isBuilt(folder)).map(({ path }) => path);
}

async function runTasks(tasks) {
  // Skip the examples: no server serves them.
  const which = '--filter=!./docs/examples/*';
  const args = ['run', ...tasks, which, '--output-logs=new-only', '--log-order=stream'];
  const { code, output } = await run('turbo', args, { quiet: true, onLine: sayWhatIsBuilt });
  if (code !== 0) throw new Refusal(`The build failed:\n${whatFailed(output)}`);
}

async function site(how) {
  // Import Vite only to build the site, because the import is slow.
  const { buildSite } = await import('./site.mjs');
  await buildSite(how);
}

const isBuilt = (path) => existsSync(join(root, path));

async function storybook() {
  console.log('  storybook');
  const failure = await buildStorybook({ quiet: true });
  if (failure)
    throw new Refusal('Storybook was not built, and is left out: pnpm build-storybook says why.');
}

function filterOf(line) {
  const manifest = readFileSync(join(root, 'apps', line, 'package.json'), 'utf8');
  return `--filter=${JSON.parse(manifest).name}`;
}

/** Prints the name of a package that turbo builds. Prints nothing if the package comes from the cache. */
function sayWhatIsBuilt(line) {
  const name = /^(\S+?):\S+: cache miss, executing/.exec(line)?.[1];
  if (name) console.log(`  ${name}`);
}

function whatFailed(output) {
  const failed = /^ *Failed: +(.+)$/m.exec(output)?.[1].replaceAll('#', ':').split(', ') ?? [];
  const lines = output.split('\n');
  const theirs = lines.filter((line) => failed.some((task) => line.startsWith(`${task}:`)));
  return (theirs.length > 0 ? theirs : lines).join('\n').trim();
}

async function main(words) {
  const lines = words.length > 0 ? words : undefined;
  const unknown = lines?.find((line) => !linesIn().includes(line));
  if (unknown)
    throw new Refusal(`There is no line '${unknown}'; there are ${linesIn().join(', ')}.`);
  await build({ lines, forDeployment: true });
  await checkBrokersFile();
  const { count, faults } = await writeBills();
  if (faults.length > 0) throw new Refusal(faults.join('\n'));
  const parts = builtParts(lines);
  console.log(`\n${reportOf(parts)}\n`);
  if (!lines)
    console.log(`Build ${buildsOf(parts, buildId).build}, by part in site/dist/build.json.`);
  console.log(`${count} bills of materials in sbom/`);
  console.log('What goes where: docs/deploy.md');
}

/** Checks the broker's settings file, which is deployed separately. */
async function checkBrokersFile() {
  const file = process.env.SETTINGS_FILE?.trim();
  if (!file) return;
  const { checkFiles } = await import('@preventivo/vite/workspace/settings/command');
  const { said, ok } = checkFiles([file]);
  if (!ok) throw new Refusal(said);
  console.log(said);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await orRefuse(() => main(process.argv.slice(2)));
