import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../shared/child.mjs';
import { root } from '../shared/root.mjs';
import { browserTestsOf } from './changed.mjs';
import { checkTally, playwrightTally, vitestTally } from './tally.mjs';

/** The value of Biome's option `--colors`: Biome does not detect whether its output is a terminal. */
const colours = process.stdout.isTTY ? 'force' : 'off';

/** The stages that only read the sources. `npm test -- --changed` runs them too. */
const readings = [
  { name: 'Types', run: check('node', 'dev/check/types.mjs') },
  { name: 'Messages and their tests', run: check('node', 'dev/check/messages.mjs') },
  {
    name: 'Questions and their tests',
    run: check('node', 'dev/check/coverage.mjs'),
  },
  {
    name: 'Sheets of the lines',
    run: check('node', 'dev/write/sheets.mjs', '--check'),
  },
  {
    name: 'HTTP contract',
    run: check('node', 'dev/write/contract.mjs', '--check'),
  },
];

/**
 * The stages of `npm test`, in order. `needs` names a stage that must pass before. `lanes` run in parallel to use both
 * cores; the stages of a lane run one after the other. Browser tests and the measurement of CPU time run alone, because
 * they need the whole machine.
 */
export const stages = [
  { name: 'Chromium', run: check('node', 'dev/shared/chromium.mjs') },
  { name: 'Release, rehearsed', run: check('node', 'dev/release/release.mjs', '--dry-run') },
  { name: 'Lint and format', run: check('biome', 'ci', `--colors=${colours}`, '.') },
  { name: 'Build', run: turbo('build', 'bundle', 'precompress') },
  {
    lanes: [
      [
        { name: 'API killed', needs: 'Build', run: reliability('kills') },
        { name: 'Stories as tests', needs: 'Chromium', run: vitest('storybook') },
        // This stage is a single test file and runs on one core. At the end of the longest lane, it would leave the
        // other core idle.
        { name: 'Walk through every line', run: vitest('walk') },
      ],
      [
        ...readings,
        {
          name: 'Bills of materials, licences and notices',
          needs: 'Build',
          run: check('node', 'dev/release/sbom.mjs', '--all'),
        },
        {
          name: 'Page of the licences',
          needs: 'Bills of materials, licences and notices',
          run: check('node', 'dev/write/licences.mjs', '--check'),
        },
        { name: 'Unused code', needs: 'Build', run: check('knip') },
        { name: 'Documentation', run: turbo('docs') },
        { name: 'Storybook', run: check('node', 'dev/build/storybook.mjs') },
        { name: 'Types of the packages', needs: 'Build', run: turbo('build:types') },
        {
          name: 'Packages as a stranger gets them',
          needs: 'Types of the packages',
          run: check('node', 'dev/check/packed.mjs', '--short'),
        },
        {
          name: 'Size of the apps and of each entry point',
          needs: 'Packages as a stranger gets them',
          run: check('node', 'dev/check/bytes.mjs', '--check'),
        },
      ],
      [{ name: 'Unit, component and API tests', run: vitest('unit', 'dom') }],
    ],
  },
  { name: 'Browser tests', needs: 'Build', run: () => playwright() },
  {
    name: 'CPU of a page, against the same form by others',
    needs: 'Build',
    run: check('node', 'proofs/speed/bench.ts', '--only', 'cpu', '--rounds', '1'),
  },
];

/**
 * Returns the stages that a change of these files most likely breaks, for `npm test -- --changed`. Finds tests by their
 * imports. Omits tests that read a changed file in another way, and stages that need all files.
 */
export function changedStages(files) {
  const browser = browserTestsOf(files);
  const tested = files.filter((file) => /\.(ts|tsx|mjs|css)$/.test(file));
  return [
    ...stages.filter(({ name }) => name === 'Lint and format'),
    ...readings,
    ...(tested.length > 0
      ? [{ name: 'Tests that import what was changed', run: related(tested) }]
      : []),
    ...stages.filter(({ name }) => name === 'Build'),
    ...(browser.length > 0
      ? [
          {
            name: 'Browser tests of what was changed',
            needs: 'Build',
            run: () => playwright(browser),
          },
        ]
      : []),
  ];
}

const reports = join(root, '.reports');

function check(command, ...args) {
  return async ({ quiet }) => {
    // Collect the output for the report. On a terminal do not: the user has seen the output there, in colours.
    const { code, output } = await told(command, args, { quiet, tee: !process.stdout.isTTY });
    return checkTally(code, output);
  };
}

/** Runs a command. With `quiet`, prints its output only when the command has ended. */
async function told(command, args, { quiet, ...options }) {
  const ended = await run(command, args, { quiet, ...options });
  if (quiet) console.log(ended.output);
  return ended;
}

/** Runs tasks in every package. Continues after a failure, so that one run shows all failures. */
function turbo(...tasks) {
  return check('turbo', 'run', ...tasks, '--continue', '--output-logs=errors-only');
}

const which = (projects) => projects.flatMap((project) => ['--project', project]);

function vitest(...projects) {
  return ({ quiet }) =>
    withReport(`${projects.join('-')}.json`, vitestTally, (file) =>
      told('vitest', ['run', ...which(projects), ...reporters(file)], { quiet }),
    );
}

function related(files) {
  const args = ['related', '--run', '--passWithNoTests', ...which(['unit', 'dom', 'walk'])];
  return () =>
    withReport('related.json', vitestTally, (file) =>
      run('vitest', [...args, ...reporters(file), ...files]),
    );
}

/** Runs the API's reliability tests, which have their own configuration. */
function reliability(project) {
  const command = ['--filter', '@preventivo/api', 'run', 'reliability', '--project', project];
  return ({ quiet }) =>
    withReport(`reliability-${project}.json`, vitestTally, (file) =>
      told('pnpm', [...command, ...reporters(file)], { quiet }),
    );
}

function reporters(file) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
}

/** @param which test files. @defaultValue all */
function playwright(which = []) {
  return withReport('browser.json', playwrightTally, (file) =>
    run('playwright', ['test', '--project=every-run', '--reporter=line,json', ...which], {
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    }),
  );
}

/** Runs a test runner that writes a report. If the report is missing, the run has failed. */
async function withReport(name, tally, runner) {
  const file = join(reports, name);
  mkdirSync(reports, { recursive: true });
  rmSync(file, { force: true });
  const { code } = await runner(file);
  try {
    return tally(JSON.parse(readFileSync(file, 'utf8')), code);
  } catch (error) {
    return checkTally(1, `No report of these tests: ${error.message}`);
  }
}
