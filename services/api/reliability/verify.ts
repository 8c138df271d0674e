// `pnpm verify:reliability` tests every promise of docs/reliability.md at length, within 60
// minutes. It writes the figures into that page, and exits with 1 when a promise is broken.
// `--short` takes about three minutes and writes nothing. `--load-minutes 5` shortens the load.
// `--only full-log,minute` tests only the promises with these keys (promises.ts), and replaces only
// their figures.
// It requires a built server (`pnpm build`). The promise about upgrades needs an earlier version:
// `--from <tag, branch or commit>`, by default the newest release. If none exists, `pnpm
// verify:upgrade` exits with 2, and other runs skip this promise.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Figures } from './report/figure.ts';
import { promises } from './report/promises.ts';
import { measuredAgain, resultsTable } from './report/results-table.ts';
import {
  type EarlierServer,
  earlierServer,
  NoEarlierServer,
  newestRelease,
} from './support/earlier-server.ts';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean' },
    'load-minutes': { type: 'string' },
    only: { type: 'string' },
    from: { type: 'string' },
  },
});
const loadMinutes = values['load-minutes'];
if (loadMinutes !== undefined && !(Number(loadMinutes) > 0)) {
  console.error(`--load-minutes takes a number above 0, and not '${loadMinutes}'.`);
  process.exit(1);
}
const only = values.only?.split(',');
const tried = promises.filter(({ key }) => only?.includes(key) ?? true);
if (tried.length < (only?.length ?? 1)) {
  console.error(`--only takes some of ${promises.map(({ key }) => key).join(', ')}.`);
  process.exit(1);
}
const api = join(import.meta.dirname, '..');
if (!existsSync(join(api, 'dist/server.js'))) {
  console.error('The server is not built yet: pnpm --filter @preventivo/api bundle');
  process.exit(1);
}
const repository = join(api, '..', '..');
const earlier = earlierVersion();
const page = join(repository, 'docs', 'reliability.md');
const folder = mkdtempSync(join(tmpdir(), 'preventivo-figures-'));
const figuresFile = join(folder, 'figures.jsonl');
const reportFile = join(folder, 'report.json');

const run = tried.filter(({ key }) => key !== 'upgrade' || earlier);
const tests = run.map(({ test }) => `reliability/${test}`);
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
const started = performance.now();
// Start the runner without pnpm, in a separate process group. A timeout can then kill the runner
// and every server that it started.
const runner = spawn(
  'vitest',
  ['run', '--config', 'reliability/vitest.config.ts', ...reporters, ...tests],
  {
    cwd: api,
    stdio: 'inherit',
    detached: true,
    env: {
      ...process.env,
      RELIABILITY_FIGURES: figuresFile,
      RELIABILITY_EXTENT: values.short ? 'short' : 'long',
      ...(earlier && {
        RELIABILITY_EARLIER: earlier.folder,
        RELIABILITY_EARLIER_REQUEST: earlier.request,
      }),
      ...(loadMinutes && { RELIABILITY_LOAD_MINUTES: loadMinutes }),
    },
  },
);
let isLate = false;
const stop = () => void (runner.pid && process.kill(-runner.pid, 'SIGKILL'));
process.once('exit', () => earlier?.remove());
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stop();
    process.exit(1);
  });
const clock = setTimeout(() => {
  isLate = true;
  stop();
}, 60 * 60_000);
const [code] = await once(runner, 'exit');
clearTimeout(clock);
const minutes = (performance.now() - started) / 60_000;

const written = existsSync(figuresFile) ? readFileSync(figuresFile, 'utf8').trim() : '';
const figures: readonly Figures[] = written
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
const table = resultsTable(tried, figures, failedTests());
rmSync(folder, { recursive: true });
console.log(table);
if (isLate) console.error('reliability: not done within 60 minutes');

if (!values.short) {
  const [above = '', before = '', below] = readFileSync(page, 'utf8').split(
    /(?<=<!-- results -->\n)([\s\S]*?)(?=<!-- end -->)/,
  );
  const results = only
    ? measuredAgain(before, tried, table, circumstances())
    : `\n${circumstances()}\n\n${table}\n\n`;
  writeFileSync(page, `${above}${results}${below}`);
  execFileSync('biome', ['format', '--write', page]);
}
process.exitCode = code === 0 ? 0 : 1;

/** Builds the version to upgrade from. Returns undefined if no test needs it, or if none exists. */
function earlierVersion(): EarlierServer | undefined {
  if (!tried.some(({ key }) => key === 'upgrade')) return undefined;
  const from = values.from ?? newestRelease(repository);
  if (from === undefined) {
    console.error('No earlier release is tagged: name the version to upgrade from with --from.');
    if (only) process.exit(2);
    return undefined;
  }
  try {
    return earlierServer(repository, from);
  } catch (error) {
    if (!(error instanceof NoEarlierServer)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

/** Returns the test files that failed or never finished. */
function failedTests(): readonly string[] {
  const report: Report | undefined = existsSync(reportFile)
    ? JSON.parse(readFileSync(reportFile, 'utf8'))
    : undefined;
  return run
    .map(({ test }) => test)
    .filter((test) => {
      const of = report?.testResults.find(({ name }) => basename(name) === test);
      return of?.status !== 'passed';
    });
}

interface Report {
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
}

/** Returns the date, the machine and the commit of the measurement. */
function circumstances(): string {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: api, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain') === '' ? '' : ' with changes';
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} cores, Node ${process.versions.node}`;
  return (
    `Measured on ${day}: ${machine}, commit ${git('rev-parse', '--short', 'HEAD')}${changed}, ` +
    `${earlier ? `upgraded from ${earlier.name}, ` : ''}` +
    `${Math.round(minutes)} minutes in all${isLate ? ', **stopped after 60 minutes**' : ''}.`
  );
}
