// `pnpm build` builds all that is deployed, `pnpm build travel pets` these lines alone, and says what lies where.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildId } from '@preventivo/vite/workspace/build-id';
import { buildsOf, builtParts, linesIn, reportOf } from './built.mjs';
import { run } from './child.mjs';
import { orRefuse, Refusal } from './refusal.mjs';
import { root } from './root.mjs';
import { writeBills } from './sbom.mjs';
import { buildStorybook } from './storybook.mjs';

/** What people who change the product read: where it is served, and how it is built. */
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
 * Builds the packages, the apps, the server and the list of lines; what did not change comes from turbo's cache. Where nothing
 * was ever built what is sent compressed waits for `buildForBuilders`: Brotli is a third of that build.
 * @param of.lines ids of lines: only these, and the packages they need. @defaultValue everything
 * @param of.anew whether the documentation and Storybook too, and pages as they are deployed: without links to these two.
 *   @defaultValue neither: whoever changes a word of a line and starts need not wait for them
 */
export async function build({ lines, anew = false } = {}) {
  const isFirst = !lines && !anew && !isBuilt('site/dist') && !isBuilt('storybook-static');
  const tasks = lines
    ? ['build', 'precompress', ...lines.map(filterOf)]
    : ['build', 'bundle', ...(isFirst ? [] : ['precompress']), ...(anew ? ['docs'] : [])];
  console.log('Building what changed');
  await runTasks(tasks);
  if (lines) return;
  if (anew) await storybook().catch(goOnWithout);
  await site({ forBuilders: !anew });
}

/** The product does without what could not be built. */
function goOnWithout(error) {
  if (!(error instanceof Refusal)) throw error;
  console.log(error.message);
}

/** Returns the parts for people who change the product that are not built yet. */
export const unbuiltForBuilders = () => FOR_BUILDERS.filter(({ folder }) => !isBuilt(folder));

/**
 * Builds what people who change the product read, where there is none yet: the documentation and Storybook. Before them, what is
 * sent compressed.
 * @param of.onBuilt takes each part when its build has ended well. @defaultValue does nothing
 * @param of.onFailed takes each part whose build has not, and what the terminal says of it. @defaultValue does nothing
 * @returns the paths of what is there now; nothing where nothing was to be built
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
      // The product does without it.
      console.log(failure);
      onFailed(part, failure);
    }
  }
  await site({ forBuilders: true });
  return FOR_BUILDERS.filter(({ folder }) => isBuilt(folder)).map(({ path }) => path);
}

async function runTasks(tasks) {
  // Nobody is served an example.
  const which = '--filter=!./docs/examples/*';
  const args = ['run', ...tasks, which, '--output-logs=new-only', '--log-order=stream'];
  const { code, output } = await run('turbo', args, { quiet: true, onLine: sayWhatIsBuilt });
  if (code !== 0) throw new Refusal(`The build failed:\n${whatFailed(output)}`);
}

async function site(how) {
  // It reads what the packages were built to.
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

/** A package that comes from the cache is not worth a line. */
function sayWhatIsBuilt(line) {
  const name = /^(\S+?):\S+: cache miss, executing/.exec(line)?.[1];
  if (name) console.log(`  ${name}`);
}

/** What the failed tasks said, without what the others did. */
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
  await build({ lines, anew: true });
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

/** A broker's file is deployed by itself; here it is only looked at. */
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
